/** Writes every page at four widths to screenshots/, from what `npm run build` has made. */
import { once } from "node:events";
import { NOT_FOUND_PATH } from "#app/lib/requested-path.ts";
import { slugify } from "#app/lib/slugify.ts";
import { getAllPaths } from "#app/model/paths.server.ts";
import { createSiteServer } from "#hosting/server.ts";
import { launchBrowser } from "./launch-browser.ts";

const WIDTHS = [360, 768, 1280, 1920];

const server = createSiteServer("build").listen(0);
await once(server, "listening");
const address = server.address();
const origin = `http://localhost:${typeof address === "object" ? address?.port : address}`;
const browser = await launchBrowser();

for (const width of WIDTHS) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
  });
  for (const path of [...(await getAllPaths()), NOT_FOUND_PATH]) {
    await page.goto(origin + path);
    await page.locator("[data-startup-screen]").waitFor({ state: "hidden" });
    // Lazy pictures load when they come near.
    for (const image of await page.locator("main img[loading=lazy]").all())
      await image.scrollIntoViewIfNeeded().catch(() => {});
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForLoadState("networkidle");
    const file = `screenshots/${slugify(path) || "home"}-${width}.png`;
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
  }
  await page.close();
}

await browser.close();
server.close();
