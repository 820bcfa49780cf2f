import { expect, startScripts, test, waitForHydration } from "#e2e/support/fixtures.ts";
import type { RunningServer } from "#e2e/support/servers.ts";
import { SITE_PATHS } from "#e2e/support/site.ts";
import { HOSTS, startHost } from "./start-hosts.ts";

let server: RunningServer;
test.beforeAll(async () => {
  server = await startHost(HOSTS.nginx);
});
test.afterAll(() => server?.stop());

test("the policy blocks nothing a page needs", async ({ page }) => {
  test.slow();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) complaints.push(message.text());
  });
  for (const path of SITE_PATHS) {
    await page.goto(server.origin + path);
    await page.evaluate(startScripts);
    await waitForHydration(page);
  }
  expect(complaints).toEqual([]);
});
