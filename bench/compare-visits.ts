import type { Visit } from "./lighthouse.ts";

const COMPARED = ["FCP ms", "LCP ms", "Speed Index"];

export function compareVisits(
  visits: Map<string, Visit[]>,
): Record<string, Record<string, string>> {
  const medians = [...visits].map(([site, all]) => [site, medianVisit(all)] as const);
  const floor = medians[0]?.[1] ?? {};
  const rows = medians.map(([site, visit]) => {
    const cells = Object.entries(visit).map(([name, value]) => [
      name,
      COMPARED.includes(name)
        ? `${round(value)} (${(value / (floor[name] ?? Number.NaN)).toFixed(2)}x)`
        : round(value),
    ]);
    return [site, Object.fromEntries(cells)];
  });
  return Object.fromEntries(rows);
}

function medianVisit(visits: Visit[]): Visit {
  const names = Object.keys(visits[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((visit) => visit[name] ?? Number.NaN))]),
  );
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

const round = (value: number) => value.toFixed(value < 1 ? 4 : value < 100 ? 1 : 0);
