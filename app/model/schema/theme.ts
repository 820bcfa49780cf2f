import { z } from "zod";
import type { ColorName } from "#app/config/palette.ts";
import { pattern } from "./primitives.ts";

const color = (about: string) =>
  z
    .string()
    .overwrite((color) => color.replace(/^(?=[0-9a-f]{6}$)/i, "#"))
    .regex(/^#[0-9a-f]{6}$/i, "should be a color like #98482a")
    .describe(about);

export const palette = z.strictObject({
  paper: color("The page itself"),
  linen: color("Fields of another tone, such as cards"),
  sand: color("Behind a photo while it loads"),
  plaster: color("Behind the closing words on a wall"),
  line: color("Hairlines on the page"),
  "line-linen": color("Hairlines on linen"),
  "line-strong": color("The frames of fields and buttons"),
  "sage-mist": color("Behind the words of clients"),
  sage: color("What went well"),
  clay: color("The accent: links under the pointer, marks, the ampersand"),
  "clay-deep": color("The accent, darker, on colored ground"),
  umber: color("Words, and filled buttons"),
  "umber-soft": color("Words of less weight"),
  "umber-mid": color("Words of less weight on colored ground"),
  walnut: color("The footer"),
  "walnut-text": color("Words in the footer"),
  "walnut-label": color("Headings and small print in the footer"),
} satisfies Record<ColorName, z.ZodType>);

export const theme = z.strictObject({
  colors: palette.partial().optional().describe("Only the colors that shall differ"),
  logo: pattern(/^[\w-]+\.svg$/, "should be an SVG file in this folder, like logo.svg")
    .optional()
    .describe("Your logo, an SVG in this folder: for icons, and large on the page that says 404"),
});
