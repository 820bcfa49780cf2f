/** Keys are the values of ?filter= and of `staging` in content; `status` is what the form sends. */
export const STAGINGS = {
  vacant: {
    status: "vacant",
    label: "Vacant",
    plural: "vacant homes",
    service: "Vacant Home Staging",
  },
  occupied: {
    status: "occupied",
    label: "Occupied",
    plural: "occupied homes",
    service: "Occupied Home Staging",
  },
  new: {
    status: "new-construction",
    label: "New construction",
    plural: "newly built homes",
    service: "New Construction Home Staging",
  },
} as const;

export type Staging = keyof typeof STAGINGS;

export const STAGING_NAMES = Object.keys(STAGINGS) as Staging[];
