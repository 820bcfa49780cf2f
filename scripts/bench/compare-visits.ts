import { BUDGETS } from "#app/config/budgets.ts";
import type { Row } from "./format-table.ts";
import type { Kind, Visit } from "./visit.ts";

const TIMES = {
  "FCP ms": "firstPaint",
  "LCP ms": "largestPaint",
  "Speed Index": "speedIndex",
} as const;

/** Lighthouse's visit fetches the pictures in sight, and ahead those of the screen below. */
const BYTES: Record<string, { kind: Kind; budget: number }> = {
  "HTML KB": { kind: "document", budget: BUDGETS.page },
  "CSS KB": { kind: "stylesheet", budget: BUDGETS.styles },
  "JS KB": { kind: "script", budget: BUDGETS.scripts + BUDGETS.data },
  "fonts KB": { kind: "font", budget: BUDGETS.fonts + BUDGETS.italics },
  "pictures KB": { kind: "image", budget: BUDGETS.firstPhotos + BUDGETS.secondPhotos },
};

/** A row for each site, times as multiples of the first site's too; '!' marks what is over budget. */
export function compareVisits(visits: Map<string, Visit>): Row[] {
  const [floor] = visits.values();
  if (!floor) return [];
  return [...visits].map(([site, visit]) => ({
    site,
    score: visit.score.toFixed(0),
    others: visit.otherScores.toFixed(0),
    ...mapEntries(TIMES, (name) => withRatio(visit[name], floor[name])),
    CLS: visit.shift.toFixed(4),
    "longest task ms": visit.longestTask.toFixed(0),
    ...mapEntries(BYTES, ({ kind, budget }) => againstBudget(visit.bytes[kind], budget)),
  }));
}

const withRatio = (value: number, floor: number) =>
  `${value.toFixed(0)} (${(value / floor).toFixed(2)}x)`;

const againstBudget = (bytes: number, budget: number) =>
  `${kilobytes(bytes)}/${kilobytes(budget)}${bytes > budget ? "!" : ""}`;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes < 99_500 ? 1 : 0);

function mapEntries<Value>(names: Record<string, Value>, show: (value: Value) => string): Row {
  return Object.fromEntries(Object.entries(names).map(([name, value]) => [name, show(value)]));
}
