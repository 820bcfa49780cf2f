/** Keys are the values of ?filter= and of `staging` in content; the form sends `status`. */
export const STAGING_TYPES = {
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

export type StagingType = keyof typeof STAGING_TYPES;

export const STAGING_TYPE_NAMES = Object.keys(STAGING_TYPES) as StagingType[];
