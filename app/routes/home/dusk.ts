const DAY_MINUTES = 1440;
const NOON = 12;
const MORNING = 6;
const EVENING = 18;

type Dusk = { caption: string; city: string; timeZone?: string; nights?: number[][] };

/** What choose-photo.ts needs to know. */
export type DuskPhoto = Dusk & { alt: string; src: string; srcSets: string[] };

/** From sunset to six in the morning; without a time zone, from six to six by the visitor's clock. */
export function isNight(nights?: number[][]): boolean {
  const now = new Date();
  const [sunset, morning] = nights?.[now.getUTCMonth()] ?? [];
  if (sunset === undefined || morning === undefined)
    return now.getHours() >= EVENING || now.getHours() < MORNING;
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const countSince = (start: number, end: number) => (end - start + DAY_MINUTES) % DAY_MINUTES;
  return countSince(sunset, minute) < countSince(sunset, morning);
}

/** Such as "Palm Desert, 7:42 p.m. Same room, lamps on." */
export function formatDuskCaption({ caption, city }: Dusk, time: string): string {
  const [hours = "", minutes] = time.split(":");
  const hour = Number(hours);
  return `${city}, ${hour % NOON || NOON}:${minutes} ${hour < NOON ? "a.m." : "p.m."} ${caption}`;
}

/** Such as "19:42:00". The browser's first call takes 30 ms. */
export const readTime = ({ timeZone }: Dusk) =>
  new Date().toLocaleTimeString("en-GB", { timeZone });
