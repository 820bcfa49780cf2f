import { expect, startScripts, test, waitForHydration } from "#e2e/support/fixtures.ts";
import { hasNginx, type RunningServer, startSiteOnNginx } from "#e2e/support/servers.ts";
import { SITE_PATHS } from "#e2e/support/site.ts";

test.describe.configure({ mode: "serial" });
test.skip(!hasNginx, "nginx is not installed on this machine");

let nginx: RunningServer;

test.beforeAll(async () => {
  nginx = await startSiteOnNginx();
});

test.afterAll(() => nginx?.stop());

test("pages are compressed", async ({ request }) => {
  const headers = { "Accept-Encoding": "gzip" };
  for (const path of ["/", "/portfolio", "/not-found"]) {
    const response = await request.get(nginx.origin + path, { headers });
    expect(response.headers()["content-encoding"], path).toBe("gzip");
  }
});

test("the policy blocks nothing a page needs", async ({ page }) => {
  test.slow();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) complaints.push(message.text());
  });
  for (const path of SITE_PATHS) {
    await page.goto(nginx.origin + path);
    await page.evaluate(startScripts);
    await waitForHydration(page);
  }
  expect(complaints).toEqual([]);
});
