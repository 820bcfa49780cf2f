import { STAGING_NAMES, STAGINGS } from "#app/config/stagings.ts";

type Option = { value: string; label: string };

export const PROPERTY_STATUSES: Option[] = Object.values(STAGINGS).map(({ status, label }) => ({
  value: status,
  label,
}));
export const DEFAULT_PROPERTY_STATUS = STAGINGS.occupied.status;

export const OUTDOOR_STAGING: Option[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
export const DEFAULT_OUTDOOR_STAGING = "no";

export const BEDROOMS = ["1", "2", "3", "4", "5", "6+"];
export const BATHROOMS = ["1", "1.5", "2", "2.5", "3", "3.5", "4+"];

/** What /contact?service= may say, in the words of the portfolio filter. */
export const STATUS_OF_SERVICE: Record<string, string> = Object.fromEntries(
  STAGING_NAMES.map((name) => [name, STAGINGS[name].status]),
);
