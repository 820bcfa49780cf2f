import type { Visit } from "./lighthouse.ts";

const COMPARED = ["FCP ms", "LCP ms", "Speed Index"];

export function compareVisits(visits: Map<string, Visit[]>) {
  const medians = [...visits].map(([site, all]) => [site, medianVisit(all)] as const);
  const floor = medians[0]?.[1] ?? {};
  const cell = (name: string, value: number) =>
    COMPARED.includes(name)
      ? `${round(value)} (${(value / (floor[name] ?? Number.NaN)).toFixed(2)}x)`
      : round(value);
  return Object.fromEntries(medians.map(([site, visit]) => [site, mapValues(visit, cell)]));
}

const medianVisit = (visits: Visit[]) =>
  mapValues(visits[0] ?? {}, (name) => {
    const sorted = visits.map((visit) => visit[name] ?? Number.NaN).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  });

const mapValues = <Result>(visit: Visit, map: (name: string, value: number) => Result) =>
  Object.fromEntries(Object.entries(visit).map(([name, value]) => [name, map(name, value)]));

const round = (value: number) => value.toFixed(value < 1 ? 4 : value < 100 ? 1 : 0);
