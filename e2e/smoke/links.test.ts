import { LinkChecker, LinkState } from "linkinator";
import { expect, test } from "vitest";
import { PATHS } from "#app/config/paths.ts";
import { readBuiltPage } from "#e2e/support/built-pages.ts";
import { SITE_PATHS } from "#e2e/support/site.ts";
import { createSiteServer } from "#hosting/server/server.ts";
import { startLocally } from "#scripts/support/start-locally.ts";

test("every link, photo, script and style sheet of every page exists", async () => {
  const { origin: local, stop } = await startLocally(createSiteServer("build"));
  const { origin } = new URL(readBuiltPage("/").link("canonical") ?? "");
  const { links } = await new LinkChecker().check({
    path: SITE_PATHS.filter((path) => path !== PATHS.notFound).map((path) => local + path),
    urlRewriteExpressions: [{ pattern: new RegExp(`^${origin}`), replacement: local }],
    linksToSkip: async (link) => !link.startsWith(local) && !link.startsWith(origin),
    checkCss: true,
  });
  stop();
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, parent, status }) => `${status} ${url} on ${parent}`)).toEqual([]);
  const checked = links.filter(({ state }) => state === LinkState.OK);
  expect(checked.length).toBeGreaterThan(SITE_PATHS.length);
});
