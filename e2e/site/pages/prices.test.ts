import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PATHS } from "#app/config/paths.ts";
import { dollars, priceEnds, priceRange } from "#app/lib/estimate.ts";
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { estimateWords } from "#app/model/read/parse/estimate-words.ts";
import { DEFAULT_ANSWERS } from "#app/routes/contact/estimator/estimate.ts";
import { readBuiltPage, wordsOf } from "#e2e/support/built-pages.ts";
import { CONTENT, PAGES, postAt } from "#e2e/support/site.ts";

const AMOUNT = /\$\d[\d,]*(?: to \$\d[\d,]*)?/g;

/** What houses sell for, and what a return on $1,000,000 would be. */
const OF_HOUSES = [
  ...["$650,000", "$6,500", "$800,000", "$1,000,000", "$10,000 to $50,000", "$40,000"],
  ...["$1,300,000", "$1,600,000", "$1,900,000", "$2,000,000", "$3,000,000"],
];
const BUDGETS = postAt(5);

test("every price on every page is the estimator's", () => {
  const { estimate } = CONTENT;
  if (!estimate) throw new Error("The sample has no rates.");
  const { rates, prices = [] } = estimate;
  const onContact = [
    priceRange(priceEnds(rates, DEFAULT_ANSWERS)),
    ...[rates.baseFee, rates.perRoom, rates.perSize, rates.outdoor].map(dollars),
    ...prices.map(({ from, to = from }) => priceRange([from, to])),
  ];
  const known = [
    ...OF_HOUSES,
    ...(BUDGETS.title.match(AMOUNT) ?? []),
    ...askedFor().map((asked) => estimateWords(asked, estimate).words),
  ];
  for (const path of PAGES.filter((page) => page !== `${PATHS.blog}/${BUDGETS.id}`)) {
    const { elements, meta } = readBuiltPage(path);
    const main = elements.find(({ tagName }) => tagName === "main");
    const amounts = `${main && wordsOf(main)} ${meta("description")}`.match(AMOUNT) ?? [];
    const allowed = path === PATHS.contact ? [...known, ...onContact] : known;
    expect(
      amounts.filter((amount) => !allowed.includes(amount)),
      path,
    ).toEqual([]);
  }
});

function askedFor(): string[] {
  const folder = contentFolder();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => /\.(yml|md)$/.test(file) && file !== "README.md")
    .map((file) => readFileSync(join(folder, file), "utf8"));
  const found = texts.join("\n").matchAll(/\{\{estimate ([^}]+)\}\}/g);
  return [...found].flatMap(([, asked]) => asked?.replace(/\s+/g, " ").trim() ?? []);
}
