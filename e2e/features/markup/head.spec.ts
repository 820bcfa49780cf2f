import type { Page } from "@playwright/test";
import { getPostPath, getProjectPath } from "#app/lib/paths.ts";
import { readBuiltPage } from "#e2e/support/built-pages.ts";
import { expect, open, test } from "#e2e/support/fixtures.ts";
import { CONTENT, getProject } from "#e2e/support/site.ts";

const link = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first();

test("what search engines read follows each navigation", async ({ page }) => {
  const project = getProjectPath(getProject("golf-course-grandeur"));
  const post = getPostPath(CONTENT.posts[0]?.id ?? 0);
  await open(page, "/about");
  for (const path of ["/portfolio", project, "/blog", post, "/faq", "/"]) {
    await link(page, path).press("Enter");
    await expectHead(page, path);
  }
  await page.goBack();
  await expectHead(page, "/faq");
});

async function expectHead(page: Page, path: string) {
  const { title, meta, link, structuredData } = readBuiltPage(path);
  await expect(page).toHaveTitle(title ?? "");
  expect(await page.evaluate(readHead), path).toEqual({
    canonical: link("canonical"),
    description: meta("description"),
    url: meta("og:url"),
    image: meta("og:image"),
    structuredData,
  });
}

function readHead() {
  const readAttribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name);
  return {
    canonical: readAttribute("link[rel=canonical]", "href"),
    description: readAttribute("meta[name=description]", "content"),
    url: readAttribute("meta[property='og:url']", "content"),
    image: readAttribute("meta[property='og:image']", "content"),
    structuredData: Array.from(
      document.querySelectorAll("script[type='application/ld+json']"),
      ({ textContent }) => JSON.parse(textContent),
    ),
  };
}
