import type { LighthouseReport } from "./lighthouse.ts";
import { median } from "./median.ts";

/** Kinds of bytes, as Lighthouse names them in small letters. */
const KINDS = ["document", "stylesheet", "script", "font", "image"] as const;
export type Kind = (typeof KINDS)[number];

/** Of each answer, about; budgets are for what comes after them. */
export const HEADER_BYTES = 150;

/** What one visit was like, or the median of several. */
export type Visit = {
  score: number;
  /** The lowest of accessibility, best practices and search. */
  otherScores: number;
  firstPaint: number;
  largestPaint: number;
  speedIndex: number;
  shift: number;
  longestTask: number;
  bytes: Record<Kind, number>;
};

export function readVisit({ audits, categories }: LighthouseReport): Visit {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const items = (name: string) => audits[name]?.details?.items ?? [];
  const { performance, ...others } = Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, 100 * (score ?? Number.NaN)]),
  );
  const bytesOf = (kind: Kind) =>
    items("network-requests")
      .filter(({ resourceType, url }) => isSent(url) && String(resourceType).toLowerCase() === kind)
      .map(({ transferSize }) => Math.max(0, Number(transferSize ?? 0) - HEADER_BYTES))
      .reduce((sum, bytes) => sum + bytes, 0);
  return {
    score: performance ?? Number.NaN,
    otherScores: Math.min(...Object.values(others)),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    speedIndex: value("speed-index"),
    shift: value("cumulative-layout-shift"),
    longestTask: Math.max(0, ...items("main-thread-tasks").map(({ duration }) => Number(duration))),
    bytes: Object.fromEntries(KINDS.map((kind) => [kind, bytesOf(kind)])) as Visit["bytes"],
  };
}

/** Lighthouse lists what stands within a page or a style sheet too. */
const isSent = (url?: string | number) => !String(url).startsWith("data:");

export function medianVisit(visits: Visit[]): Visit {
  const of = (read: (visit: Visit) => number) => median(visits.map(read));
  return {
    score: of((visit) => visit.score),
    otherScores: of((visit) => visit.otherScores),
    firstPaint: of((visit) => visit.firstPaint),
    largestPaint: of((visit) => visit.largestPaint),
    speedIndex: of((visit) => visit.speedIndex),
    shift: of((visit) => visit.shift),
    longestTask: of((visit) => visit.longestTask),
    bytes: Object.fromEntries(
      KINDS.map((kind) => [kind, of(({ bytes }) => bytes[kind])]),
    ) as Visit["bytes"],
  };
}
