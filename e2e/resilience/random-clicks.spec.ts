import { setTimeout } from "node:timers/promises";
import type { CDPSession, Page, Route } from "@playwright/test";
import { expect, open, test, WITH_MOTION } from "#e2e/support/fixtures.ts";
import { type Random, randomFrom } from "#e2e/support/random.ts";

/** `PRESS_SEEDS=7,8 npx playwright test random-clicks` takes other walks, or one that failed again. */
const SEEDS = (process.env.PRESS_SEEDS ?? "4,13").split(",").map(Number);

const PRESSES = 14;
const LONGEST_PAUSE_MS = 500;
const SLOW_REQUEST_MS = 3000;
const SLOWER_PROCESSOR = 3;

/** Chrome's network panel calls this slow 4G. */
const SLOW_4G = { latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_000 };
const FAST = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const STARTS = ["/", "/portfolio", "/portfolio", "/faq", "/blog"];
const SEARCHES = ["staging", "color", "zzz"];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
];

const SEARCH = "input[type=search]";
const SLIDER = "input[type=range]";
const DEEDS: string[] = [
  ...['a[href^="/"]', 'a[href^="/"]', 'header a[href^="/"]'],
  ...["button[aria-pressed]", "button[aria-pressed]", "button[aria-pressed]"],
  'button:is([aria-label^="Next"], [aria-label^="Previous"])',
  ...["button[popovertarget]", SEARCH, SLIDER, "main summary"],
  ...["back", "back", "forward", "reload", "reload"],
];

test.use({ ...WITH_MOTION, expectsErrors: true });

for (const seed of SEEDS)
  test(`whatever is pressed, the page is whole in the end, seed ${seed} @all`, async ({ page }) => {
    const uncaught: string[] = [];
    page.on("pageerror", ({ message }) => uncaught.push(message));
    const random = randomFrom(seed);
    await page.setViewportSize(random.pick(SIZES));
    const pressed = [random.pick(STARTS)];
    await open(page, `${pressed}`);
    const line = await page.context().newCDPSession(page);
    await setLine(line, SLOW_4G, SLOWER_PROCESSOR);
    const fates = randomFrom(-seed);
    await page.route("**/*", (route) => answer(route, fates.below(100)));
    while (pressed.length <= PRESSES) {
      pressed.push(await press(page, random));
      await setTimeout(random.below(LONGEST_PAUSE_MS));
    }
    await page.unrouteAll({ behavior: "wait" });
    await setLine(line, FAST, 1);
    const story = `PRESS_SEEDS=${seed}: ${pressed.join(", ")}`;
    await expectWholeAtLast(page, story);
    await expectOneMoreClick(page, story);
    expect(uncaught, story).toEqual([]);
  });

for (const pause of [20, 250])
  test(`a filter overtaken after ${pause} ms does not hold back the next page @all`, async ({
    page,
  }) => {
    await open(page, "/portfolio");
    await setLine(await page.context().newCDPSession(page), SLOW_4G, 1);
    await page.getByRole("button", { name: "Vacant" }).click();
    await setTimeout(pause);
    await page.getByRole("button", { name: "Occupied" }).click();
    await expectOneMoreClick(page);
  });

async function setLine(line: CDPSession, speed: typeof FAST, rate: number) {
  await line.send("Network.emulateNetworkConditions", { offline: false, ...speed });
  await line.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Documents and style sheets never fail, because browsers then show an error page of their own. */
async function answer(route: Route, fate: number) {
  const mayFail = !["document", "stylesheet"].includes(route.request().resourceType());
  if (mayFail && fate < 5) return route.abort();
  if (mayFail && fate < 8) return route.fulfill({ status: 503 });
  if (fate < 20) await setTimeout(SLOW_REQUEST_MS);
  return route.continue();
}

async function press(page: Page, random: Random): Promise<string> {
  const chance = { deed: random.below(1e6), which: random.below(1e6) };
  const word = random.pick(SEARCHES);
  // Evaluating fails while the page is being left.
  const target = await page
    .evaluate(findTarget, { deeds: DEEDS, ...chance })
    .catch(() => undefined);
  if (!target) return "nothing";
  if (target.point) await page.mouse.click(target.point.x, target.point.y);
  if (target.deed === SEARCH) await page.keyboard.type(word, { delay: 40 });
  return target.name;
}

function findTarget(chance: { deeds: string[]; deed: number; which: number }) {
  const findTargets = (deed: string) => {
    if (deed === "back") return navigation.canGoBack ? [document.body] : [];
    if (deed === "forward") return navigation.canGoForward ? [document.body] : [];
    if (deed === "reload") return [document.body];
    return [...document.querySelectorAll(deed)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  };
  const possible = chance.deeds.filter((deed) => findTargets(deed).length > 0);
  const deed = possible[chance.deed % possible.length] ?? "";
  if (deed === "back" || deed === "forward") {
    history[deed]();
    return { deed, name: deed };
  }
  if (deed === "reload") {
    location.reload();
    return { deed, name: deed };
  }
  const targets = findTargets(deed);
  const target = targets[chance.which % targets.length];
  if (!target) return;
  target.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const name = target.getAttribute("href") ?? target.getAttribute("aria-label");
  const point = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return { deed, name: name ?? target.textContent ?? "", point };
}

async function expectWholeAtLast(page: Page, story: string) {
  await page.keyboard.press("Escape");
  const retry = page.getByRole("button", { name: "Try again" });
  await expect
    .poll(async () => ((await retry.isVisible()) ? [] : whatIsWrong(page)), story)
    .toEqual([]);
  if (await retry.isVisible()) await retry.click();
  await expect.poll(() => whatIsWrong(page), story).toEqual([]);
}

async function expectOneMoreClick(page: Page, story?: string) {
  const name = new URL(page.url()).pathname === "/faq" ? "About" : "FAQ";
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
  await expect(page, story).toHaveURL(`/${name.toLowerCase()}`);
  await expect.poll(() => whatIsWrong(page), story).toEqual([]);
}

/** Evaluating fails while the page is being left. */
const whatIsWrong = (page: Page) => page.evaluate(findWrong).catch(() => ["on its way"]);

async function findWrong(): Promise<string[]> {
  const response = await fetch(location.pathname);
  const html = new DOMParser().parseFromString(await response.text(), "text/html");
  const wrong: string[] = [];
  for (const part of ["title", "h1", "link[rel=canonical]"]) {
    const [shown, expected] = [document, html].map((where) => {
      const element = where.querySelector(part);
      return element?.getAttribute("href") ?? element?.textContent;
    });
    if (shown !== expected) wrong.push(`${location.pathname} has the ${part} "${shown}"`);
  }
  const OVERLAYS = "dialog[open], :popover-open, [data-startup-screen], [data-page-progress]";
  for (const overlay of document.querySelectorAll(`${OVERLAYS}, [role=status][aria-label]`))
    if (overlay.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      wrong.push(overlay.outerHTML.slice(0, 100));
  for (const slider of document.querySelectorAll<HTMLInputElement>("input[type=range]")) {
    const line = slider.parentElement?.style.getPropertyValue("--at");
    if (line !== `${slider.value}%`)
      wrong.push(`a slider at ${slider.value} has its line at ${line}`);
  }
  const heading = document.querySelector("h1");
  heading?.scrollIntoView({ block: "center", behavior: "instant" });
  const { left = 0, top = 0, width = 0, height = 0 } = heading?.getBoundingClientRect() ?? {};
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!hit?.closest("main")) wrong.push(`the heading lies under ${hit?.outerHTML.slice(0, 100)}`);
  return wrong;
}
