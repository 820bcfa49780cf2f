import { expect, test } from "#e2e/support/fixtures.ts";
import { oddPaths } from "#e2e/support/odd-paths.ts";
import {
  hasNginx,
  type RunningServer,
  rawRequest,
  startSiteOnNginx,
  startSiteServer,
} from "#e2e/support/servers.ts";

const ADDRESSES = oddPaths(1000);
/** How many of them a browser opens, in so many tests that run side by side. */
const OPENED = 200;
const TESTS = 4;
const AT_ONCE = 50;
const PATIENCE_MS = 10_000;

/** What there is to see is the same in a small window, which is drawn sooner. */
test.use({ viewport: { width: 480, height: 320 } });

const SERVERS = [
  { name: "npm run serve", start: () => startSiteServer(), skip: false },
  { name: "nginx", start: startSiteOnNginx, skip: !hasNginx },
];

for (const { name, start, skip } of SERVERS)
  test.describe(`on ${name}`, () => {
    test.skip(skip, "nginx is not installed on this machine");

    let server: RunningServer;
    test.beforeAll(async () => {
      server = await start();
    });
    test.afterAll(() => server?.stop());

    test("a thousand odd addresses get a page or lead to one of the site", async () => {
      test.slow();
      for (let sent = 0; sent < ADDRESSES.length; sent += AT_ONCE)
        await Promise.all(
          ADDRESSES.slice(sent, sent + AT_ONCE).map((path) => expectSafeAnswer(server, path)),
        );
    });
  });

async function expectSafeAnswer({ origin }: RunningServer, path: string) {
  const { status, headers, body } = await rawRequest(origin, path);
  expect([200, 301, 400, 404], path).toContain(status);
  expect(headers["set-cookie"], path).toBeUndefined();
  if (status === 301) expect(headers.location, path).toMatch(/^\/(?!\/)[!-~]*$/);
  else if (isPage(headers)) expect(body, path).toMatch(/<header[\s\S]*<h1/);
  else expect(status, path).toBe(200);
}

const isPage = (headers: Record<string, unknown>) =>
  String(headers["content-type"]).startsWith("text/html");

for (let part = 0; part < TESTS; part += 1)
  test(`odd addresses in the browser show header and heading, ${part + 1} of ${TESTS}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const share = ADDRESSES.slice(0, OPENED).filter((_, index) => index % TESTS === part);
    for (const path of share) {
      const response = await page.goto(baseURL + path, { waitUntil: "commit" });
      if (!isPage(response?.headers() ?? {})) continue;
      // A page that leads on is asked again.
      await expect(async () =>
        expect(await page.evaluate(reachAndLook), path).toEqual({
          isAlive: true,
          hasHeader: true,
          hasHeading: true,
        }),
      ).toPass({ intervals: [50], timeout: PATIENCE_MS });
    }
  });

/** Runs in the page, all at once: so many pages are looked at. */
function reachAndLook() {
  dispatchEvent(new Event("focusin"));
  const isSeen = (selector: string) =>
    document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) === true;
  return {
    isAlive: window.isHydrated === true,
    hasHeader: isSeen("body > header, :not(main, article) > header"),
    hasHeading: isSeen("h1"),
  };
}
