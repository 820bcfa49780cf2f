import type { Content } from "#app/model/schema/content.ts";

type Place = Pick<Content["business"], "latitude" | "longitude">;

const DAY_MINUTES = 1440;
const DEGREE = Math.PI / 180;
const EARTH_TILT = 23.44;

/** When the sun sets in the middle of each month, within 20 minutes, in minutes of the day in UTC. */
export function calculateSunsets({ latitude, longitude }: Place) {
  if (latitude === undefined || longitude === undefined) return undefined;
  return Array.from({ length: 12 }, (_, month) => {
    const sinceSolstice = 25 + 30.4 * month;
    const declination = -EARTH_TILT * Math.cos((sinceSolstice / 365) * 2 * Math.PI);
    const cosine = -Math.tan(latitude * DEGREE) * Math.tan(declination * DEGREE);
    const halfDay = Math.acos(Math.min(1, Math.max(-1, cosine))) / DEGREE;
    // The sun moves a degree in four minutes.
    const sunset = DAY_MINUTES / 2 + 4 * (halfDay - longitude);
    return Math.round(sunset + DAY_MINUTES) % DAY_MINUTES;
  });
}
