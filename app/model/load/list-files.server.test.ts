import { expect, test } from "vitest";
import { listFiles, toPosixPath } from "./list-files.server.ts";
import { test as withSample } from "./testing/sample-copy.ts";

test.each(["portfolio/indian-wells/index.html", "portfolio\\indian-wells\\index.html"])(
  "%s has one form, whatever system it comes from",
  (path) => {
    expect(toPosixPath(path)).toBe("portfolio/indian-wells/index.html");
  },
);

withSample("files are listed at any depth, and folders are not", async ({ sample }) => {
  const files = await listFiles(sample.folder);
  expect(files).toContain("business.yml");
  expect(files).toContain("pages/home.yml");
  expect(files).not.toContain("pages");
});
