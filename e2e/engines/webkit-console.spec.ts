import { SITE_PATHS } from "#e2e/support/site-paths.ts";
import { onePageOfEachKind } from "#scripts/bench/pages-by-kind.ts";
import { expect, test } from "./engine.ts";
import { END_OF_TOUR, startRecordedSite } from "./recorded-site.ts";
import { startPlainWebKit } from "./webkit-plain.ts";

const TOUR = await onePageOfEachKind(SITE_PATHS);

test("WebKit's own console stays empty on a page of every kind", async ({ origin }, {
  project,
}) => {
  test.slow();
  const recorded = await startRecordedSite(origin, TOUR);
  const browser = await startPlainWebKit(project.outputDir, recorded.origin + TOUR[0]);
  await expect.poll(() => recorded.messages, { timeout: 150_000 }).toContain(END_OF_TOUR);
  await browser.stop();
  recorded.stop();
  const said = browser.console.filter((line) => !line.includes("404: there is no page at"));
  expect(said).toEqual([]);
});
