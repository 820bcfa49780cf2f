import { readFile } from "node:fs/promises";
import {
  cyrillic,
  essential,
  european,
  greek,
  otherLatin,
  type Subset,
  vietnamese,
} from "./subsets.ts";

export type Typeface = {
  /** The publisher's file below node_modules/@fontsource-variable. */
  from: (script: Subset["script"], style: "normal" | "italic") => string;
  /** The axes beside the weight, each at one place. */
  axes: Record<string, number>;
  subsets: Subset[];
};

const LATIN = [essential, otherLatin, european, vietnamese];

/** The two typefaces of the site. The display cut is Newsreader at optical size 72. */
export const TYPEFACES = {
  display: {
    from: (script, style) => `newsreader/files/newsreader-${script}-opsz-${style}`,
    axes: { opsz: 72 },
    subsets: LATIN,
  },
  text: {
    from: (script, style) => `commissioner/files/commissioner-${script}-wght-${style}`,
    axes: {},
    subsets: [...LATIN, cyrillic, greek],
  },
} satisfies Record<string, Typeface>;

export function readTypeface(
  typeface: Typeface,
  script: Subset["script"],
  style: "normal" | "italic" = "normal",
): Promise<Buffer> {
  return readFile(`node_modules/@fontsource-variable/${typeface.from(script, style)}.woff2`);
}
