import type { Page } from "@playwright/test";
import { LEGAL_PAGES } from "#app/config/pages.ts";
import { PATHS } from "#app/config/paths.ts";
import { getCustomPagePath } from "#app/lib/paths.ts";
import { capitalize } from "#app/lib/text/format.ts";
import { expect, open, test } from "#e2e/support/fixtures.ts";
import { filter } from "#e2e/support/locators.ts";
import { CONTENT } from "#e2e/support/site.ts";

test("the footer leads to dated, readable privacy and terms @all", async ({ page }) => {
  await open(page, "/about");
  for (const [slug, name] of LEGAL_PAGES) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page).toHaveURL(getCustomPagePath(slug));
    const { title, updated = "" } = CONTENT.customPages.find((own) => own.slug === slug) ?? {};
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
    await expect(page.locator("time")).toHaveAttribute("datetime", updated);
    const characters = await page
      .locator(".prose > p")
      .first()
      .evaluate((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        return (paragraph.textContent ?? "").length / lines;
      });
    expect(characters, slug).toBeLessThan(80);
  }
});

test("a page shows intro, text, prices, photos, FAQ and call to action", async ({ page }) => {
  const own = CONTENT.customPages.find(({ photo, faqs }) => photo && faqs);
  if (!own?.intro || !own.closing) throw new Error("The sample has no such page.");
  const path = getCustomPagePath(own.slug);
  await open(page, path);
  await expect(page.getByRole("main")).toContainText(own.intro);
  const alt = CONTENT.photos.find(({ file }) => file === own.photo)?.alt ?? "";
  const opening = page.locator(":has(> h1)").getByRole("img", { name: alt });
  await expect(opening).toHaveAttribute("loading", "eager");
  const facts = own.body.flatMap((block) => (block.kind === "facts" ? block.facts : []));
  for (const { label, value } of facts)
    await expect(page.locator("dl > div").filter({ hasText: label })).toContainText(value);
  const figures = own.body.filter(({ kind }) => kind === "figure");
  await expect(page.locator("main figure img")).toHaveCount(figures.length);
  for (const question of own.faqs ?? [])
    await expect(page.getByRole("heading", { name: question })).toBeVisible();
  await expect(page.getByRole("heading", { name: own.closing.title })).toBeVisible();
  await page.getByRole("link", { name: own.closing.button.label }).last().click();
  await expect(page).toHaveURL(own.closing.button.to);
});

test("a page is in sitemap and breadcrumbs, with a share image @all", async ({ page, request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const { slug, title } of CONTENT.customPages) {
    const path = getCustomPagePath(slug);
    await open(page, path);
    expect(sitemap).toContain(`${path}</loc>`);
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(trail.getByRole("link", { name: title })).toHaveAttribute("aria-current", "page");
    const share = await page.locator("meta[property='og:image']").getAttribute("content");
    expect((await request.get(new URL(share ?? "").pathname)).status(), share ?? "").toBe(200);
  }
});

test("Home and Contact link to the promoted pages @all", async ({ page }) => {
  const asking = CONTENT.customPages.filter(({ inSentence }) => inSentence);
  expect(asking).not.toEqual([]);
  for (const { slug, title, inSentence = "" } of asking)
    for (const [path, name] of [
      [PATHS.home, capitalize(inSentence)],
      [PATHS.contact, title],
    ] as const) {
      await open(page, path);
      await page.getByRole("main").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(getCustomPagePath(slug));
    }
});

test("a page in Spanish is marked as such, and who comes from it prefers Spanish", async ({
  page,
}) => {
  const spanish = CONTENT.customPages.find(({ lang }) => lang === "es");
  if (!spanish?.english || !spanish.closing) throw new Error("The sample has no such page.");
  const { path, english, title, closing } = spanish;
  const listAlternates = () =>
    page
      .locator("head link[hreflang]")
      .evaluateAll((all) =>
        all.map((link) => [
          link.getAttribute("hreflang"),
          new URL(link.getAttribute("href") ?? "").pathname,
        ]),
      );
  const alternates = [
    ["es", path],
    ["en", english],
    ["x-default", english],
  ];

  await open(page, english);
  expect(await listAlternates()).toEqual(alternates);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "En español" });
  await expect(link).toHaveAttribute("lang", "es");
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.locator("[lang=es]").getByRole("heading", { level: 1 })).toHaveText(title);
  await expect.poll(listAlternates).toEqual(alternates);

  await page.getByRole("link", { name: closing.button.label }).click();
  await expect(page.getByLabel("Message")).toHaveValue("Prefers Spanish");
  expect(await listAlternates(), "of no other page").toEqual([]);
});

const TABLE = CONTENT.customPages
  .flatMap(({ slug, body }) => body.map((block) => ({ path: getCustomPagePath(slug), block })))
  .find(({ block }) => block.kind === "table");

async function openTable(page: Page) {
  if (TABLE?.block.kind !== "table") throw new Error("The sample has no table.");
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, TABLE.path);
  const { caption, columns, rows } = TABLE.block;
  return { columns, rows, table: page.getByRole("table", { name: caption }) };
}

test("on phones, a filter chooses the column of a table", async ({ page }) => {
  const { columns, rows, table } = await openTable(page);
  const [first = "", second = ""] = columns;
  await expect(table.getByRole("columnheader", { name: first })).toBeVisible();
  await filter(page, second).click();
  await expect(filter(page, second)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(`Showing ${second}`)).toBeAttached();
  await expect(table.getByRole("columnheader")).toHaveText([second]);
  await expect(table.getByRole("cell")).toHaveText(["", ...rows.map((row) => row[2] ?? "")]);
});

test("paper and wide windows show all columns of a table @all", async ({ page }) => {
  const { columns, table } = await openTable(page);
  await page.emulateMedia({ media: "print" });
  await expect(table.getByRole("columnheader")).toHaveText(columns);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(table.getByRole("columnheader")).toHaveText(columns);
});
