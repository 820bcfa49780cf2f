import type { Locator, Page, Response } from "@playwright/test";
import { LIST_PATHS, PATHS } from "#app/config/paths.ts";

/** Something a visitor does, and what the page then shows; `prepare` is not measured. */
export type Interaction = {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  input: (page: Page) => Promise<void>;
  /** A selector that something matches once the page has answered. */
  answer: string;
};

const menuLink = (page: Page) =>
  page.getByRole("navigation", { name: "Menu" }).locator(`a[href="${PATHS.about}"]`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const filterButton = (page: Page) => page.locator("[role=group] > button").nth(1);
const photoGallery = (page: Page) => page.getByRole("region", { name: "Project photos" });

const FILTERED = "[role=group] > button:nth-child(2)[aria-pressed=true]";
const SECOND_CHOICE = "#enquiry label:nth-child(2):has([name=propertyStatus])";

export const interactionsOf = (projectPath: string): Interaction[] => [
  {
    name: "menu",
    path: PATHS.home,
    input: (page) => button(page, "Menu").tap(),
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
    input: (page) => menuLink(page).tap(),
    answer: `a[href="${PATHS.about}"][aria-current=page]`,
  },
  {
    name: "filter of rooms",
    path: PATHS.home,
    input: (page) => filterButton(page).tap(),
    answer: FILTERED,
  },
  {
    name: "filter of projects",
    path: PATHS.portfolio,
    prepare: (page) => reachFor(filterButton(page)),
    input: (page) => filterButton(page).tap(),
    answer: FILTERED,
  },
  {
    name: "filter of questions",
    path: PATHS.faq,
    input: (page) => filterButton(page).tap(),
    answer: FILTERED,
  },
  {
    name: "carousel",
    path: PATHS.home,
    input: (page) => button(page, "Next photo").tap(),
    answer: '[aria-label^="Photo 2 of"][aria-current=true]',
  },
  {
    name: "project carousel",
    path: projectPath,
    input: (page) => photoGallery(page).getByRole("button", { name: "Next photo" }).tap(),
    answer: "[aria-roledescription=carousel] li:nth-child(2) [aria-current=true]",
  },
  {
    name: "accordion",
    path: PATHS.faq,
    input: (page) => page.locator("summary").first().tap(),
    answer: "details[open]",
  },
  {
    name: "viewer",
    path: projectPath,
    input: (page) => photoGallery(page).getByRole("button").first().tap(),
    answer: "dialog[open]",
  },
  {
    name: "search",
    path: PATHS.blog,
    prepare: (page) => reachFor(page.getByRole("searchbox")),
    input: (page) => page.keyboard.press("z"),
    answer: "search button:not([aria-pressed])",
  },
  {
    name: "form, a letter",
    path: PATHS.contact,
    prepare: (page) => page.getByLabel("Name").focus(),
    input: (page) => page.keyboard.press("z"),
    answer: "input[name=name]:valid",
  },
  {
    name: "form, a choice",
    path: PATHS.contact,
    input: (page) => page.locator(SECOND_CHOICE).tap(),
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
