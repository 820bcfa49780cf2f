import { expect, test } from "vitest";
import { compareVisits } from "./compare-visits.ts";
import { HEADER_BYTES, readVisit } from "./lighthouse.ts";

const visit = (firstPaint: number, scriptBytes: number) =>
  readVisit({
    categories: { performance: { score: 0.98 }, accessibility: { score: 1 }, seo: { score: 0.9 } },
    audits: {
      "first-contentful-paint": { numericValue: firstPaint },
      "main-thread-tasks": { details: { items: [{ duration: 12 }, { duration: 48.6 }] } },
      "network-requests": {
        details: {
          items: [
            { resourceType: "Script", transferSize: HEADER_BYTES + scriptBytes },
            { resourceType: "Script", transferSize: HEADER_BYTES + 2_000 },
            { resourceType: "Script" },
            { resourceType: "Font", transferSize: HEADER_BYTES + 20_000 },
            { resourceType: "Font", transferSize: 90_000, url: "data:font/woff2;base64,d09GMg" },
          ],
        },
      },
    },
  });

test("times are multiples of the first site's, bytes are those that were sent", () => {
  const rows = compareVisits(
    new Map([
      ["without scripts", [visit(1000, 0)]],
      ["ours", [visit(1049.6, 100_000)]],
    ]),
  );
  expect(rows["without scripts"]).toMatchObject({ "FCP ms": "1000 (1.00x)", "JS KB": "2.0" });
  expect(rows.ours).toMatchObject({
    score: "98.0",
    others: "90.0",
    "FCP ms": "1050 (1.05x)",
    "longest task ms": "48.6",
    "JS KB": "102",
    "fonts KB": "20.0",
  });
});

test("of several visits each figure's median counts", () => {
  const { ours } = compareVisits(
    new Map([["ours", [visit(900, 10_000), visit(2000, 30_000), visit(1000, 20_000)]]]),
  );
  expect(ours).toMatchObject({ "FCP ms": "1000 (1.00x)", "JS KB": "22.0" });
});

test("of an even number the median lies between the two in the middle", () => {
  const { ours } = compareVisits(new Map([["ours", [visit(900, 0), visit(1000, 0)]]]));
  expect(ours?.["FCP ms"]).toBe("950 (1.00x)");
});
