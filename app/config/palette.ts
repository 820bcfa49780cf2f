/** tokens.css holds the same colors. */
export const PALETTE = {
  paper: "#f7f4ee",
  linen: "#ece6da",
  sand: "#dccfba",
  plaster: "#c4ad8d",
  line: "#d5cab8",
  "line-linen": "#cdbfa8",
  "line-strong": "#857560",
  "sage-mist": "#cfd3c2",
  sage: "#54614a",
  clay: "#98482a",
  "clay-deep": "#78361d",
  umber: "#2a1e16",
  "umber-soft": "#5d4f43",
  "umber-mid": "#4b4238",
  walnut: "#2b1a12",
  "walnut-text": "#e9dfd0",
  "walnut-label": "#b8a790",
};

export type Palette = typeof PALETTE;
export type ColorName = keyof Palette;
