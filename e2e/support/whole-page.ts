import { expect, type Page } from "@playwright/test";

export async function expectOneMoreClick(page: Page, story?: string) {
  const name = new URL(page.url()).pathname === "/faq" ? "About" : "FAQ";
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
  await expect(page, story).toHaveURL(`/${name.toLowerCase()}`);
  await expect.poll(() => whatIsWrong(page), story).toEqual([]);
}

/** A page that is being left cannot be looked at yet. */
export const whatIsWrong = (page: Page) => page.evaluate(findWrong).catch(() => ["on its way"]);

/** Runs in the page, and compares it with what the server has at its address. */
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
  const heading = document.querySelector("h1");
  heading?.scrollIntoView({ block: "center", behavior: "instant" });
  const { left = 0, top = 0, width = 0, height = 0 } = heading?.getBoundingClientRect() ?? {};
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!hit?.closest("main")) wrong.push(`the heading lies under ${hit?.outerHTML.slice(0, 100)}`);
  return wrong;
}
