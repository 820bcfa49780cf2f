import { expect, test } from "vitest";
import { BUDGETS } from "#app/config/budgets.ts";
import { compareVisits } from "./compare-visits.ts";
import { HEADER_BYTES, medianVisit, readVisit, type Visit } from "./visit.ts";

const visit = (firstPaint: number, script: number): Visit =>
  readVisit({
    categories: { performance: { score: 0.98 }, accessibility: { score: 1 }, seo: { score: 0.9 } },
    audits: {
      "first-contentful-paint": { numericValue: firstPaint },
      "main-thread-tasks": { details: { items: [{ duration: 12 }, { duration: 48.6 }] } },
      "network-requests": {
        details: {
          items: [
            { resourceType: "Script", transferSize: HEADER_BYTES + script },
            { resourceType: "Script", transferSize: HEADER_BYTES + 1 },
            { resourceType: "Script" },
            { resourceType: "Font", transferSize: 20_000 },
            { resourceType: "Font", transferSize: 90_000, url: "data:font/woff2;base64,d09GMg" },
          ],
        },
      },
    },
  });

test("times are multiples of the first site's, bytes stand beside their budgets", () => {
  const [floor, ours] = compareVisits(
    new Map([
      ["without scripts", visit(1000, 0)],
      ["ours", visit(1049.6, BUDGETS.scripts + BUDGETS.data)],
    ]),
  );
  const budget = ((BUDGETS.scripts + BUDGETS.data) / 1000).toFixed(0);
  expect(floor).toMatchObject({ site: "without scripts", "FCP ms": "1000 (1.00x)" });
  expect(ours).toMatchObject({
    score: "98",
    others: "90",
    "FCP ms": "1050 (1.05x)",
    "longest task ms": "49",
    "JS KB": `${budget}/${budget}!`,
  });
  expect(ours?.["fonts KB"]).not.toContain("!");
});

test("of several visits each figure's median counts", () => {
  const middle = medianVisit([visit(900, 10), visit(2000, 30), visit(1000, 20)]);
  expect(middle.firstPaint).toBe(1000);
  expect(middle.bytes.script).toBe(21);
});
