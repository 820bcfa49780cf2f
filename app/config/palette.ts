/** tokens.css has the same colors, and a test compares them. */
export const COLORS = {
  paper: ["#f7f4ee", "The page itself"],
  linen: ["#ece6da", "Fields of another tone, such as cards"],
  sand: ["#dccfba", "Behind a photo while it loads"],
  plaster: ["#c4ad8d", "Behind the closing words on a wall"],
  line: ["#d5cab8", "Hairlines on the page"],
  "line-linen": ["#cdbfa8", "Hairlines on linen"],
  "line-strong": ["#857560", "The frames of fields and buttons"],
  "sage-mist": ["#cfd3c2", "Behind the words of clients"],
  sage: ["#54614a", "What went well"],
  clay: ["#98482a", "The accent: links under the pointer, marks, the ampersand"],
  "clay-deep": ["#78361d", "The accent, darker, on colored ground"],
  umber: ["#2a1e16", "Words, and filled buttons"],
  "umber-soft": ["#5d4f43", "Words of less weight"],
  "umber-mid": ["#4b4238", "Words of less weight on colored ground"],
  walnut: ["#2b1a12", "The footer"],
  "walnut-text": ["#e9dfd0", "Words in the footer"],
  "walnut-label": ["#b8a790", "Headings and small print in the footer"],
} satisfies Record<string, [value: string, about: string]>;

export type ColorName = keyof typeof COLORS;
export type Palette = Record<ColorName, string>;

export const PALETTE = Object.fromEntries(
  Object.entries(COLORS).map(([name, [value]]) => [name, value]),
) as Palette;
