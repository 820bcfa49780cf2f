import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PATHS } from "#app/config/paths.ts";
import { getPostPath } from "#app/lib/paths.ts";
import { getContentFolder } from "#app/model/load/content-folder.server.ts";
import { expandEstimate } from "#app/model/load/parse/expand-estimate.ts";
import { getMeasures } from "#app/model/pricing/measures.ts";
import { readBuiltPage } from "#e2e/support/built-pages.ts";
import { CONTENT, getPost, PAGES } from "#e2e/support/site.ts";
import { getText } from "#hosting/html/html.ts";

const AMOUNT = /\$\d+(?:,\d{3})*(?: to \$\d+(?:,\d{3})*)?/g;

/** These are house prices, and the return on a $1,000,000 sale. */
const OF_HOUSES = [
  ...["$800,000", "$1,000,000", "$10,000 to $50,000", "$40,000"],
  ...["$1,300,000", "$1,600,000", "$1,900,000", "$2,000,000", "$3,000,000"],
];
const BUDGETS = getPost(5);

/** One post lists what other shops charge, and the contact page has the estimator itself. */
const REST = [getPostPath(BUDGETS.id), PATHS.contact];

test("every price on every page is the estimator's", () => {
  const { estimate } = CONTENT;
  if (!estimate) throw new Error("The sample has no rates.");
  const measures = getMeasures(CONTENT.business);
  const known = [
    ...OF_HOUSES,
    ...(BUDGETS.title.match(AMOUNT) ?? []),
    ...askedFor().map((asked) => expandEstimate(asked, estimate, measures).words),
  ];
  for (const path of PAGES.filter((page) => !REST.includes(page))) {
    const { elements, meta } = readBuiltPage(path);
    const words = elements.filter(({ tagName }) => tagName !== "script").map(getText);
    const amounts = [...words, meta("description")].join("\n").match(AMOUNT) ?? [];
    expect(
      amounts.filter((amount) => !known.includes(amount)),
      path,
    ).toEqual([]);
  }
});

function askedFor(): string[] {
  const folder = getContentFolder();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => /\.(yml|md)$/.test(file) && file !== "README.md")
    .map((file) => readFileSync(join(folder, file), "utf8"));
  const found = texts.join("\n").matchAll(/\{\{estimate ([^}]+)\}\}/g);
  return [...found].flatMap(([, asked]) => asked?.replace(/\s+/g, " ").trim() ?? []);
}
