import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { rawRequest } from "#e2e/support/raw-request.ts";
import { createSiteServer } from "#hosting/server/server.ts";
import { startLocally } from "#scripts/support/start-locally.ts";

test("npm run serve survives a build that deletes its files", async () => {
  const build = mkdtempSync(join(tmpdir(), "build-"));
  cpSync("build", build, {
    recursive: true,
    filter: (file) => !["uploads", "share"].includes(basename(file)),
  });
  const server = await startLocally(createSiteServer(build));
  expect((await rawRequest(server.origin, "/about")).status).toBe(200);
  rmSync(join(build, "client"), { recursive: true });
  for (const path of ["/about", "/portfolio/99", "/assets/x.js"])
    expect((await rawRequest(server.origin, path)).status, path).toBe(404);
  cpSync("build/client/about.html", join(build, "client/about.html"));
  expect((await rawRequest(server.origin, "/about")).status).toBe(200);
  server.stop();
  rmSync(build, { recursive: true });
});

test("a port in use is reported in one message", async () => {
  const { port, stop } = await startLocally(createSiteServer("build"));
  const serve = spawn(process.execPath, ["scripts/commands/serve.ts"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [[code], said] = await Promise.all([once(serve, "close"), text(serve.stderr)]);
  stop();
  expect(code).toBe(1);
  expect(said.trim().split("\n").at(-1)).toBe(
    `Port ${port} is in use by another program: try PORT=${port + 1} npm run serve.`,
  );
  expect(said).not.toContain("at ");
});

test("a command on a Node that is too old says what to do", () => {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"22.21.1"})`;
  const words = ["--import", pretend, "--import", "./scripts/check-node.js", "-e", ""];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Node 22\.21\.1 is too old .* install Node 24 from nodejs\.org.*\n$/);
});

test("a second build at once, and one where nothing can be written, are refused in words", async () => {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  const build = () => {
    const script = resolve("hosting/build-lock.js");
    return spawnSync(process.execPath, ["--import", script, "-e", ""], {
      cwd: folder,
      encoding: "utf8",
    });
  };
  expect(build().status).toBe(0);
  mkdirSync(join(folder, ".cache"), { recursive: true });
  writeFileSync(join(folder, ".cache/building"), String(process.pid));
  expect(build()).toMatchObject({
    status: 1,
    stderr: "Another build is at work in this folder: please wait for it.\n",
  });
  rmSync(join(folder, ".cache"), { recursive: true });
  writeFileSync(join(folder, ".cache"), "in the way");
  expect(build().stderr).toMatch(
    /^This folder cannot be written to \(E\w+\): please build in a copy/,
  );
  rmSync(folder, { recursive: true });
});
