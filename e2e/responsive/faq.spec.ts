import { FAQ_STAGGER_MS, STARTUP_SCREEN_MS } from "#app/config/timing.ts";
import { capitalize } from "#app/lib/text/format.ts";
import { expect, open, test, WITH_MOTION } from "#e2e/support/fixtures.ts";
import { filter, openQuestions, question, questions } from "#e2e/support/locators.ts";
import { BUSINESS, CONTENT, PHONE_LINK } from "#e2e/support/site.ts";

const QUESTIONS = CONTENT.faqs.length;
const CATEGORIES = [...new Set(CONTENT.faqs.map(({ category }) => category))];
const inCategory = (name: string) =>
  CONTENT.faqs.filter(({ category }) => category === name.toLowerCase()).length;

test.use(WITH_MOTION);

test.beforeEach(({ page }) => open(page, "/faq"));

test("keeps one question open, by click and by keyboard @desktop", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently Asked Questions");
  await expect(questions(page)).toHaveCount(QUESTIONS);
  await expect(openQuestions(page)).toHaveCount(0);

  await questions(page).nth(0).locator("summary").click();
  await expect(questions(page).nth(0).getByRole("paragraph").first()).toBeVisible();
  await questions(page).nth(2).locator("summary").click();
  await expect(openQuestions(page)).toHaveCount(1);
  await expect(questions(page).nth(2)).toHaveAttribute("open");
  await expect(questions(page).nth(0).getByRole("paragraph").first()).toBeHidden();

  await questions(page).nth(2).locator("summary").click();
  await expect(openQuestions(page)).toHaveCount(0);

  await filter(page, "Policies").focus();
  await page.keyboard.press("Tab");
  await expect(questions(page).first().locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(questions(page).first()).toHaveAttribute("open");
  await page.keyboard.press("Space");
  await expect(openQuestions(page)).toHaveCount(0);

  await test.step("heading and filters stay while the questions scroll by", async () => {
    await questions(page).last().scrollIntoViewIfNeeded();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(filter(page, "Policies")).toBeInViewport();
  });

  await test.step("none is printed without its answer", async () => {
    await page.emulateMedia({ media: "print" });
    const heights = await page
      .locator("[data-answer]")
      .evaluateAll((all) => all.map((answer) => answer.checkVisibility() && answer.clientHeight));
    expect(heights).toHaveLength(QUESTIONS);
    for (const height of heights) expect(height).toBeGreaterThan(20);
  });
});

test("a question stays in place, no answer is clipped, even at 200 %", async ({ page }) => {
  const [first, second] = [questions(page).nth(5), questions(page).nth(6)];
  await second.evaluate(comesToRest);
  await first.locator("summary").click();
  await first.locator("[data-answer]").evaluate(comesToRest);
  // The router would scroll to another position.
  await second.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const before = await second.evaluate((element) => element.getBoundingClientRect().top);
  await second.locator("summary").click();
  await expect(second).toHaveAttribute("open");
  await expect(page).toHaveURL(`/faq#${await second.getAttribute("id")}`);
  await expect
    .poll(() => second.evaluate((element) => element.getBoundingClientRect().top))
    .toBeCloseTo(before, 0);

  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const item = question(page, "What should I do before you arrive?");
  await item.locator("summary").click();
  const answer = item.locator("[data-answer]");
  await answer.evaluate(comesToRest);
  const { box, content, right } = await answer.evaluate((element) => ({
    box: element.getBoundingClientRect().height,
    content: element.scrollHeight,
    right: element.scrollWidth - element.clientWidth,
  }));
  expect(box).toBeGreaterThan(24 * 16);
  expect(content).toBeLessThanOrEqual(Math.ceil(box));
  expect(right).toBe(0);
});

test("filters offer every category, count, and keep what is open @desktop", async ({ page }) => {
  await expect(page.getByRole("group").getByRole("button")).toHaveText([
    "All",
    ...CATEGORIES.map(capitalize),
  ]);
  await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "true");

  await filter(page, "Pricing").click();
  await expect(questions(page)).toHaveCount(inCategory("Pricing"));
  await expect(questions(page).first()).toContainText("How much does home staging cost?");
  await expect(filter(page, "Pricing")).toHaveAttribute("aria-pressed", "true");
  await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "false");
  await expect(filter(page, "Pricing")).toBeFocused();
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText(
    `Showing ${inCategory("Pricing")} of ${QUESTIONS} questions: Pricing`,
  );
  await filter(page, "All").click();
  await expect(status).toHaveText(`Showing all ${QUESTIONS} questions`);
  await expect(questions(page)).toHaveCount(QUESTIONS);

  const cost = question(page, "How much does home staging cost?");
  await cost.locator("summary").click();
  await filter(page, "Pricing").click();
  await expect(questions(page)).toHaveCount(inCategory("Pricing"));
  await expect(openQuestions(page)).toHaveCount(1);
  await expect(cost).toHaveAttribute("open");
  await filter(page, "Policies").click();
  await expect(questions(page)).toHaveCount(inCategory("Policies"));
  await expect(openQuestions(page)).toHaveCount(0);
  await filter(page, "Pricing").click();
  await expect(cost).toHaveAttribute("open");

  await page.getByRole("link", { name: "Get in touch" }).click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(filter(page, "Pricing")).toHaveAttribute("aria-pressed", "true");
  await expect(questions(page)).toHaveCount(inCategory("Pricing"));
  await expect(cost).toHaveAttribute("open");
});

test("a filter leaves the page where it is while an answer is open", async ({ page }) => {
  const answered = questions(page).nth(4);
  await answered.locator("summary").click();
  const id = await answered.getAttribute("id");
  for (const name of ["Pricing", "All"]) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await filter(page, name).click();
    await expect(filter(page, name)).toHaveAttribute("aria-pressed", "true");
    await expect(page, "the answer is named again").toHaveURL(new RegExp(`/faq[^#]*#${id}$`));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(filter(page, name)).toBeInViewport();
  }
});

test("filters let the questions fade in one after the other @desktop @all", async ({ page }) => {
  const delays = () =>
    questions(page).evaluateAll((items) =>
      items.map((item) =>
        Math.round(Number.parseFloat(getComputedStyle(item).animationDelay) * 1000),
      ),
    );
  const staggered = (count: number, start = 0) =>
    Array.from({ length: count }, (_, index) => start + index * FAQ_STAGGER_MS);
  await expect.poll(delays).toEqual(staggered(QUESTIONS, STARTUP_SCREEN_MS));
  const running = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener("animationstart", () => resolve(1), { once: true });
      }),
  );
  await filter(page, "Pricing").click();
  await filter(page, "Services").click();
  expect(await running).toBe(1);
  await expect.poll(delays).toEqual(staggered(inCategory("Services")));
});

test("cards, banner and phone number link to Contact @desktop @all", async ({ page }) => {
  const call = page.getByRole("main").getByRole("link", { name: BUSINESS.phone, exact: true });
  await expect(call).toHaveCount(1);
  await call.scrollIntoViewIfNeeded();
  await expect(call).toHaveAttribute("href", PHONE_LINK);
  // The card's stretched link must not cover it.
  await call.click({ trial: true });
  const cost = question(page, "How far ahead should I book?");
  await cost.locator("summary").click();
  await expect(cost.getByRole("link", { name: BUSINESS.phone })).toHaveAttribute(
    "href",
    PHONE_LINK,
  );

  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Still Have Questions?" })).toBeVisible();
  for (const [title, label] of [
    ["Contact Us", "Get in touch →"],
    ["Schedule a Consultation", "Book now →"],
  ] as const) {
    const card = main.getByRole("link", { name: `${title} ${label}`, exact: true });
    await expect(card).toHaveAttribute("href", "/contact");
  }
  const banner = page.locator("section", {
    has: page.getByRole("heading", { name: "Ready to Transform Your Property?" }),
  });
  await expect(banner.getByRole("img")).toHaveCount(1);
  await banner.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/contact");
});

test("the heading leaves, and the filters scroll in one row @phone", async ({ page }) => {
  await questions(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();

  await page.setViewportSize({ width: 320, height: 640 });
  const tops = await page
    .getByRole("group", { name: "Filter questions by category" })
    .getByRole("button")
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await filter(page, "Policies").click();
  await expect(filter(page, "Policies")).toBeInViewport({ ratio: 1 });
});

async function comesToRest(element: Element) {
  await Promise.all(element.getAnimations().map(({ finished }) => finished));
}
