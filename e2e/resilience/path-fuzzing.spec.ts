import { HOSTS, startHost } from "#e2e/hosts/start-hosts.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { randomFrom } from "#e2e/support/random.ts";
import { rawRequest } from "#e2e/support/raw-request.ts";

/** These are parts of real paths, and everything that ever broke one. */
const PIECES = `
  about About faq portfolio Portfolio PORTFOLIO blog Blog home
  indian-wells-home-staging golf-course-grandeur 17 14 3 99 404.html _headers vercel.json assets
  .. . %2e%2e %2f %5c %00 %0a %0d%0aSet-Cookie:%20a=b 3%0ax %E0%A4%A %zz %C3%BC %F0%9F%8F%A0 %20
  %22%3E%3Cscript%3E evil.example @evil.example http: ${"a".repeat(300)}
`.split(/\s+/);

const ENDINGS = "    / // ?a=1 ?%0d%0aX:%20y ?filter=new&x=%zz /.data .html".split(" ");

/** The seed makes the paths the same in every run. */
function oddPaths(count: number): string[] {
  const { below, pick } = randomFrom(1);
  return Array.from({ length: count }, () => {
    const pieces = Array.from({ length: 1 + below(4) }, () => pick(PIECES));
    return `/${pieces.join("/")}${pick(ENDINGS)}`;
  });
}

const PATHS = oddPaths(500);
/** How many of them a browser opens: each piece about three times. */
const OPENED = 48;
const AT_ONCE = 50;
const PATIENCE_MS = 10_000;

/** A small window shows the same, and is rendered sooner. */
test.use({ viewport: { width: 480, height: 320 } });

const isPage = (headers: Record<string, unknown>) =>
  String(headers["content-type"]).startsWith("text/html");

for (const name of ["npm start", "nginx"] as const)
  test(`five hundred odd paths get a page or a redirect to one on ${name} @all`, async () => {
    test.slow();
    const { origin, stop } = await startHost(HOSTS[name]);
    for (let sent = 0; sent < PATHS.length; sent += AT_ONCE)
      await Promise.all(
        PATHS.slice(sent, sent + AT_ONCE).map((path) => expectSafeAnswer(origin, path)),
      );
    stop();
  });

async function expectSafeAnswer(origin: string, path: string) {
  const { status, headers, body } = await rawRequest(origin, path);
  expect([200, 301, 400, 404], path).toContain(status);
  expect(headers["set-cookie"], path).toBeUndefined();
  // nginx refuses a path that it can't parse before it selects the site.
  if (status === 400) return;
  if (status === 301) expect(headers.location, path).toMatch(/^\/(?!\/)[!-~]*$/);
  else if (isPage(headers)) expect(body, path).toMatch(/<header[\s\S]*<h1/);
  else expect(status, path).toBe(200);
}

test("odd paths in the browser show header and heading @all", async ({ page, baseURL }) => {
  test.slow();
  for (const path of PATHS.slice(0, OPENED)) {
    const response = await page.goto(baseURL + path, { waitUntil: "commit" });
    if (!isPage(response?.headers() ?? {})) continue;
    // A page that redirects is checked again.
    await expect(async () =>
      expect(await page.evaluate(look), path).toEqual({
        isLeadingOn: false,
        hasHeader: true,
        hasHeading: true,
      }),
    ).toPass({ intervals: [50], timeout: PATIENCE_MS });
  }
});

/** One call checks everything, because there are so many pages. */
function look() {
  const isSeen = (selector: string) =>
    document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) === true;
  return {
    isLeadingOn: document.documentElement.dataset.redirecting !== undefined,
    hasHeader: isSeen("body > header, :not(main, article) > header"),
    hasHeading: isSeen("h1"),
  };
}
