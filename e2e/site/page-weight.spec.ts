import { BUDGETS } from "#app/config/budgets.ts";
import { pageBytes } from "../support/built-pages.ts";
import { expect, test } from "../support/fixtures.ts";
import { SITE_PATHS } from "../support/site-paths.ts";

test("every page arrives in the first flight of a new connection", () => {
  for (const path of SITE_PATHS) expect(pageBytes(path), path).toBeLessThanOrEqual(BUDGETS.page);
});
