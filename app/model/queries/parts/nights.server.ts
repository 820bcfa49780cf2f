import type { Content } from "#app/model/schema/content.ts";

type Place = Pick<Content["business"], "latitude" | "longitude" | "timeZone">;

const DAY_MINUTES = 1440;
const NOON = DAY_MINUTES / 2;
const SIX_AM = 360;
const SIX_PM = 1080;
const DEGREE = Math.PI / 180;
const EARTH_TILT = 23.44;

/**
 * From sunset to six in the morning, in minutes of the day in UTC: one night for each month. A browser would
 * need 30 ms to load its time zones.
 */
export function calculateNights({ latitude, longitude, timeZone }: Place) {
  if (!timeZone) return undefined;
  return Array.from({ length: 12 }, (_, month) => {
    const offset = getOffset(timeZone, month);
    const hasPlace = latitude !== undefined && longitude !== undefined;
    const sunset = hasPlace ? calculateSunset(latitude, longitude, month) : SIX_PM - offset;
    return [sunset, SIX_AM - offset].map((minute) => (minute + 2 * DAY_MINUTES) % DAY_MINUTES);
  });
}

/** In the middle of the month, within 20 minutes. */
function calculateSunset(latitude: number, longitude: number, month: number): number {
  const sinceSolstice = 25 + 30.4 * month;
  const declination = -EARTH_TILT * Math.cos((sinceSolstice / 365) * 2 * Math.PI);
  const cosine = -Math.tan(latitude * DEGREE) * Math.tan(declination * DEGREE);
  const halfDay = Math.acos(Math.min(1, Math.max(-1, cosine))) / DEGREE;
  // The sun moves a degree in four minutes.
  return Math.round(NOON + 4 * (halfDay - longitude));
}

/** The zone's minutes ahead of UTC in the middle of the month. */
function getOffset(timeZone: string, month: number): number {
  const noon = new Date(Date.UTC(new Date().getUTCFullYear(), month, 15, 12));
  const local = noon.toLocaleString("sv-SE", { timeZone }).replace(" ", "T");
  return (Date.parse(`${local}Z`) - noon.getTime()) / 60_000;
}
