/** Each path is drawn in a viewBox of 24 by 24. */
export const SERVICE_ICONS = {
  vacant: "M2.5 20.5h19M5 20.5v-17h14v17M9 20.5v-10h6v10M13 15.5v.8",
  occupied:
    "M5.5 11.5v-4a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v4M3 13a1.75 1.75 0 0 1 3.5 0v2.5h11V13a1.75 1.75 0 0 1 3.5 0v5H3zM5 18v2M19 18v2",
  new: "M2.5 11.5 12 4l9.5 7.5M5 9.8v10.7h14V9.8M5 13.5h14M9.7 13.5v7M14.3 13.5v7",
  luxury:
    "M12 2.5v5.5M5 15a7 7 0 0 1 14 0zM9.8 15a2.2 2.2 0 0 0 4.4 0M12 20v1.5M7.5 19l-1 1.2M16.5 19l1 1.2",
  consultation: "M9 5H6.5v16h11V5H15M9 3.5h6v3H9zM9.5 11h5M9.5 14h5M9.5 17h3",
  virtual: "M2.5 5h19v11.5h-19zM8.5 20h7M12 16.5V20M6.5 13l3.5-4 3 3.2 1.8-1.7 2.7 2.5",
  outdoor:
    "M12 3v17.5M3.5 11.5a8.5 8.5 0 0 1 17 0zM8 20.5h8M9 11.5C9 8 10.2 5 12 3M15 11.5C15 8 13.8 5 12 3",
};

export const SERVICE_ICON_NAMES = Object.keys(SERVICE_ICONS) as (keyof typeof SERVICE_ICONS)[];
