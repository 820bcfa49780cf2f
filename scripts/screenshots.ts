/** Writes every page at four widths to screenshots/, from what `npm run build` has made. */
import { mkdir } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { PATHS } from "#app/config/paths.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import { getSitePaths } from "#app/model/pages/site/pages.server.ts";
import { openBuiltSite } from "./support/open-built-site.ts";
import { runCommand } from "./support/run-command.ts";

const FOLDER = "screenshots";
const WIDTHS = [360, 768, 1280, 1920];
const HEIGHT = 900;

await runCommand(async () => {
  await mkdir(FOLDER, { recursive: true });
  const paths = [...(await getSitePaths()), PATHS.notFound];
  const { origin, browser, close } = await openBuiltSite();
  for (const width of WIDTHS) {
    const page = await browser.newPage({
      viewport: { width, height: HEIGHT },
      reducedMotion: "reduce",
    });
    for (const path of paths) {
      await page.goto(origin + path);
      await page.locator("[data-startup-screen]").waitFor({ state: "hidden" });
      const file = `${FOLDER}/${slugify(path) || "home"}-${width}.png`;
      await capture(page, file, width);
      console.log(file);
    }
    await page.close();
  }
  await close();
});

/** Window by window: a window as high as the page would stretch what is measured by its height. */
async function capture(page: Page, file: string, width: number) {
  const pieces = [];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += HEIGHT) {
    const top = await page.evaluate(showFrom, at);
    pieces.push({ input: await page.screenshot(), left: 0, top });
  }
  await sharp({
    create: { width, height: Math.max(height, HEIGHT), channels: 3, background: "#fff" },
  })
    .composite(pieces)
    .png()
    .toFile(file);
}

/** Scrolls, waits for the pictures that come into view, and says where the page now stands. */
async function showFrom(top: number): Promise<number> {
  // What keeps its place in the window would be in every piece.
  for (const element of top > 0 ? document.querySelectorAll<HTMLElement>("body *") : []) {
    const { position } = getComputedStyle(element);
    if (position === "fixed") element.style.display = "none";
    if (position === "sticky") element.style.position = "static";
  }
  scrollTo({ top, behavior: "instant" });
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  const inView = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  return scrollY;
}
