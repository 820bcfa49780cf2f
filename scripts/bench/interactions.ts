import type { Locator, Page, Response } from "@playwright/test";
import { LIST_PATHS, PATHS } from "#app/config/paths.ts";

/** Something a visitor does, and what the page then shows; `prepare` is not measured. */
export type Interaction = {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  /** What is tapped; without it a key is pressed. */
  tap?: (page: Page) => Locator;
  /** A selector that something matches once the page has answered, and what that then says. */
  answer: string;
  says?: RegExp;
};

const menuLink = (page: Page) =>
  page.getByRole("navigation", { name: "Menu" }).locator(`a[href="${PATHS.about}"]`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const filterButton = (page: Page) => page.locator("[role=group] > button").nth(1);
const photoGallery = (page: Page) => page.getByRole("region", { name: "Project photos" });

/** Says how many are left: of homes and articles before they are drawn, else with the list. */
const STATUS = "main [role=status]";
/** Only the newest article of an unsearched list is loaded at once. */
const SEARCHED = "main:not(:has(img[loading=eager]))";
const SECOND_CHOICE = "#inquiry label:nth-child(2):has([name=propertyStatus])";

export const interactionsOf = (projectPath: string): Interaction[] => [
  {
    name: "menu",
    path: PATHS.home,
    tap: (page) => button(page, "Menu"),
    answer: "nav:popover-open",
  },
  {
    name: "prefetched navigation",
    path: PATHS.home,
    async prepare(page) {
      await button(page, "Menu").tap();
      const fetched = page.waitForResponse((response) => response.url().includes(".data"));
      await menuLink(page).focus();
      await fetched;
      await page.waitForLoadState("networkidle");
    },
    tap: (page) => menuLink(page),
    answer: `a[href="${PATHS.about}"][aria-current=page]`,
  },
  {
    name: "filter of rooms",
    path: PATHS.home,
    tap: (page) => filterButton(page),
    answer: STATUS,
    says: /^Showing \d/,
  },
  {
    name: "filter of projects",
    path: PATHS.portfolio,
    prepare: (page) => reachFor(filterButton(page)),
    tap: (page) => filterButton(page),
    answer: STATUS,
    says: /projects?( in|:)/,
  },
  {
    name: "filter of questions",
    path: PATHS.faq,
    tap: (page) => filterButton(page),
    answer: STATUS,
    says: /^Showing \d/,
  },
  {
    name: "carousel",
    path: PATHS.home,
    tap: (page) => button(page, "Next photo"),
    answer: '[aria-label^="Photo 2 of"][aria-current=true]',
  },
  {
    name: "project carousel",
    path: projectPath,
    tap: (page) => photoGallery(page).getByRole("button", { name: "Next photo" }),
    answer: "[aria-roledescription=carousel] li:nth-child(2) [aria-current=true]",
  },
  {
    name: "accordion",
    path: PATHS.faq,
    tap: (page) => page.locator("summary").first(),
    answer: "details[open]",
  },
  {
    name: "viewer",
    path: projectPath,
    tap: (page) => photoGallery(page).getByRole("button").first(),
    answer: "dialog[open]",
  },
  {
    name: "first letter of a search",
    path: PATHS.blog,
    prepare: (page) => reachFor(page.getByRole("searchbox")),
    answer: STATUS,
    says: /^Showing (\d+) of (?!\1 )/,
  },
  {
    name: "next letter of a search",
    path: PATHS.blog,
    async prepare(page) {
      await reachFor(page.getByRole("searchbox"));
      await page.keyboard.press("b");
      await page.waitForURL(/q=b/);
      await page.waitForLoadState("networkidle");
    },
    answer: STATUS,
    says: /^Showing 0 /,
  },
  {
    name: "articles found",
    path: PATHS.blog,
    prepare: (page) => reachFor(page.getByRole("searchbox")),
    answer: SEARCHED,
  },
  {
    name: "form, a letter",
    path: PATHS.contact,
    prepare: (page) => page.getByLabel("Name").focus(),
    answer: "input[name=name]:valid",
  },
  {
    name: "form, a choice",
    path: PATHS.contact,
    tap: (page) => page.locator(SECOND_CHOICE),
    answer: `${SECOND_CHOICE}:has(:checked)`,
  },
];

const isList = (response: Response) =>
  Object.values<string>(LIST_PATHS).includes(new URL(response.url()).pathname);

/** Where a page shows a part of its list, the rest comes now. */
async function reachFor(control: Locator) {
  const page = control.page();
  const isPart = (await page.getByRole("navigation", { name: "Pages" }).count()) > 0;
  const [whole] = await Promise.all([isPart && page.waitForResponse(isList), control.focus()]);
  if (whole) await whole.finished();
}
