import { formatDays } from "#app/lib/text/format-date.ts";
import { getToday } from "#app/model/load/filter-published.server.ts";
import type { Business } from "#app/model/schema/business.ts";

const DAYS_AHEAD = 7;
const DAY_MS = 86_400_000;

/** What is to come, and from which day on visitors are told. */
export function listClosedDays({ closed = [], timeZone }: Business) {
  const today = getToday(timeZone);
  return closed
    .map(({ name, from, to = from }) => ({
      name,
      from,
      to,
      toldFrom: new Date(Date.parse(from) - DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10),
      text: `Closed ${formatDays(from, to)}: ${name}`,
    }))
    .filter(({ to }) => to >= today)
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

export type ClosedDay = ReturnType<typeof listClosedDays>[number];
