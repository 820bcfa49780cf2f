import { expect, test, vi } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { getMeasures } from "#app/model/pricing/measures.ts";
import { countYearsInBusiness, fillPlaceholders, getFacts } from "./placeholders.ts";

const placeholders = {
  facts: { name: "Ocotillo & Linen", years: "10+", rating: undefined },
  measures: getMeasures({}),
};

test("placeholders are filled in texts at any depth", () => {
  const value = { title: "{{name}}", lines: ["{{years}} years", 3, null, true] };
  expect(fillPlaceholders(value, placeholders, vi.fn())).toEqual({
    title: "Ocotillo & Linen",
    lines: ["10+ years", 3, null, true],
  });
});

test("no line ends within an area", () => {
  const text = "2,600 sq ft, then 90 sq m";
  expect(fillPlaceholders(text, placeholders, vi.fn())).toBe(
    "2,600\u00a0sq\u00a0ft, then 90\u00a0sq\u00a0m",
  );
});

test.each([
  ["Call {{fone}}", "{{fone}}", "is not a known placeholder; allowed are name, years and estimate"],
  ["Rated {{rating}}", "{{rating}}", "can't be filled in: business.yml doesn't give it"],
  ["{{constructor}}", "{{constructor}}", "is not a known placeholder"],
])("%s stays and is reported", (text, placeholder, what) => {
  const problem = vi.fn();
  expect(fillPlaceholders(text, placeholders, problem)).toBe(text);
  expect(problem).toHaveBeenCalledExactlyOnceWith(placeholder, expect.stringContaining(what));
});

test.each([
  [2013, undefined],
  [2014, undefined],
  [2015, "2"],
  [2020, "7"],
  [2022, "9"],
  [2023, "10+"],
  [2027, "10+"],
  [2028, "15+"],
])("in %i a business founded in 2013 has %s years", (year, years) => {
  expect(countYearsInBusiness(2013, year)).toBe(years);
});

test("where the form asks whether to text, who, about what and how to stop is said", async () => {
  const { business, settings } = await loadContent(SAMPLE_FOLDER);
  const describeTexts = (texts?: boolean) =>
    getFacts(business, { ...settings, inquiries: { texts } }).texts;
  expect(describeTexts()).toBe("The form does not ask whether we may text you.");
  for (const words of [business.alternateName, "about your inquiry", "STOP", "HELP", "rates"])
    expect(describeTexts(true)).toContain(words);
});

test("the analytics provider is named, if there is one", async () => {
  const { business, settings } = await loadContent(SAMPLE_FOLDER);
  const visits = (name?: "umami" | "cloudflare") =>
    getFacts(business, name && { ...settings, analytics: { name, id: "" } }).visits;
  expect(visits()).toMatch(/not counted, and nothing is loaded from other companies/);
  expect(visits("umami")).toMatch(
    /counted by Umami, .*cloud\.umami\.is .*a message was sent or our number pressed/,
  );
  expect(visits("cloudflare")).toMatch(/counted by Cloudflare Web Analytics, (?!.*was sent)/);
});
