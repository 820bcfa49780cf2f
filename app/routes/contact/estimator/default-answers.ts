import { STAGINGS } from "#app/config/stagings.ts";

/** What the estimator starts with: an ordinary three-bedroom home, empty. */
export const DEFAULT_ANSWERS = {
  staging: STAGINGS.vacant.status as string,
  size: 1,
  rooms: 5,
  outdoor: false,
};
