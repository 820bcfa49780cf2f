import { expect, startScripts, test, waitForHydration } from "#e2e/support/fixtures.ts";
import type { RunningServer } from "#e2e/support/servers.ts";
import { atMostOfAKind } from "#e2e/support/site.ts";
import { HOSTS, startHost } from "./start-hosts.ts";

let server: RunningServer;
test.beforeAll(async () => {
  server = await startHost(HOSTS.nginx);
});
test.afterAll(() => server?.stop());

test("the policy blocks nothing that a page of any kind needs", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) complaints.push(message.text());
  });
  for (const path of atMostOfAKind(1)) {
    await page.goto(server.origin + path);
    await page.evaluate(startScripts);
    await waitForHydration(page);
  }
  expect(complaints).toEqual([]);
});
