import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { reportFiles } from "./report-weights.ts";

test("the build tells how many files there are, and which hosts take no more", () => {
  const client = mkdtempSync(join(tmpdir(), "client-"));
  mkdirSync(join(client, "uploads"));
  for (const name of ["index.html", "uploads/a.avif", "uploads/b.avif"])
    writeFileSync(join(client, name), "1234");
  const told = vi.spyOn(console, "log").mockImplementation(() => {});
  reportFiles(client);
  reportFiles(client, [
    { host: "A", files: 2, bytes: 20 },
    { host: "B", files: 3, bytes: 12 },
    { host: "C", files: 3, bytes: 11 },
  ]);
  expect(told.mock.calls).toEqual([
    ["3 files, 1 MB: within the limits of Vercel, Cloudflare Pages, GitHub Pages"],
    ["3 files, 1 MB: too much for A, C"],
  ]);
  told.mockRestore();
  rmSync(client, { recursive: true });
});
