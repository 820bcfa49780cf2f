/** What the estimator starts with: an ordinary three-bedroom home, empty. */
export const DEFAULT_ANSWERS = { staging: "vacant", size: 1, rooms: 5, outdoor: false };
