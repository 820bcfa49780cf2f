import { expect, test } from "vitest";
import { compareVisits } from "./compare-visits.ts";
import { readVisit } from "./lighthouse.ts";

const visit = (firstPaint: number) =>
  readVisit({
    categories: { performance: { score: 0.98 }, accessibility: { score: 1 }, seo: { score: 0.9 } },
    audits: {
      "first-contentful-paint": { numericValue: firstPaint },
      "main-thread-tasks": { details: { items: [{ duration: 12 }, { duration: 48.6 }] } },
    },
  });

test("times are multiples of the first site's", () => {
  const rows = compareVisits(
    new Map([
      ["without scripts", [visit(1000)]],
      ["ours", [visit(1049.6)]],
    ]),
  );
  expect(rows["without scripts"]).toMatchObject({ "FCP ms": "1000 (1.00x)" });
  expect(rows.ours).toMatchObject({
    score: "98.0",
    others: "90.0",
    "FCP ms": "1050 (1.05x)",
    "longest task ms": "48.6",
  });
});

test("of several visits each figure's median counts", () => {
  const { ours } = compareVisits(new Map([["ours", [visit(900), visit(2000), visit(1000)]]]));
  expect(ours).toMatchObject({ "FCP ms": "1000 (1.00x)" });
});
