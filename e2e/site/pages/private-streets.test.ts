import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BUILT_SITE } from "#e2e/support/built-pages.ts";
import { CONTENT } from "#e2e/support/site.ts";

test("the streets of private homes are in no file that is published", () => {
  const streets = CONTENT.projects
    .filter(({ formattedLocation }) => formattedLocation)
    .map(({ location }) => location.split(",")[0] ?? "");
  expect(streets.length).toBeGreaterThan(0);
  const files = readdirSync(BUILT_SITE, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(html|data|json|js|xml|txt)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(join(BUILT_SITE, file), "utf8");
    for (const street of streets) expect(text.includes(street), `${street} in ${file}`).toBe(false);
  }
});
