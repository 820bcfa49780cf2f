const DAY_MINUTES = 1440;
const NOON = 12;
const MORNING = 6;
const EVENING = 18;

type Dusk = { caption: string; city: string; timeZone?: string; sunsets?: number[] };

/** What choose-photo.ts needs to know. */
export type DuskPhoto = Dusk & { alt: string; src: string; srcSets: string[] };

/** From sunset to six in the morning, such as "Palm Desert, 7:42 p.m. Same room, lamps on." */
export function formatDuskCaption({ caption, city, timeZone, sunsets }: Dusk): string | undefined {
  const now = new Date();
  const [hours = "", minutes] = now.toLocaleTimeString("en-GB", { timeZone }).split(":");
  const hour = Number(hours);
  if (hour >= MORNING && !isEvening(now, hour, sunsets)) return undefined;
  return `${city}, ${hour % NOON || NOON}:${minutes} ${hour < NOON ? "a.m." : "p.m."} ${caption}`;
}

/** The table is in UTC, where no clock changes in summer. */
function isEvening(now: Date, hour: number, sunsets?: number[]): boolean {
  const sunset = sunsets?.[now.getUTCMonth()];
  if (sunset === undefined) return hour >= EVENING;
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  return hour >= NOON && (minute - sunset + DAY_MINUTES) % DAY_MINUTES < DAY_MINUTES / 2;
}
