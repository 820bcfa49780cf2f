/** Only the server uses this: the first Intl formatter blocks a phone for 100 ms. */
const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export function formatDate(isoDate: string): string {
  return longDate.format(parseDay(isoDate));
}

const shortDate = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** 'July 4', 'July 20 to 24' or 'July 20 to August 10'. */
export function formatDays(from: string, to: string): string {
  return shortDate.formatRange(parseDay(from), parseDay(to)).replace(/\s–\s/, " to ");
}

const parseDay = (isoDate: string) => new Date(`${isoDate}T00:00:00Z`);
