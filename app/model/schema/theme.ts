import { z } from "zod";

const colour = (about: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: "should be a colour like #98482a" })
    .describe(about);

/** The palette by role. The names are those of the design tokens in app/styles/tokens.css. */
export const palette = z.strictObject({
  paper: colour("The page itself"),
  linen: colour("Fields of another tone, such as cards"),
  sand: colour("Behind a picture while it loads"),
  plaster: colour("Behind the closing words on a wall"),
  line: colour("Hairlines on the page"),
  "line-linen": colour("Hairlines on linen"),
  "line-strong": colour("The frames of fields and buttons"),
  "sage-mist": colour("Behind the words of clients"),
  sage: colour("What went well"),
  clay: colour("The accent: links under the pointer, marks, the ampersand"),
  "clay-deep": colour("The accent, darker, on coloured ground"),
  umber: colour("Words, and filled buttons"),
  "umber-soft": colour("Words of less weight"),
  "umber-mid": colour("Words of less weight on coloured ground"),
  walnut: colour("The footer"),
  "walnut-text": colour("Words in the footer"),
  "walnut-label": colour("Headings and small print in the footer"),
});

export const theme = z.strictObject({
  colours: palette.partial().describe("Only the colours that shall differ"),
  mark: z
    .string()
    .regex(/^[\w-]+\.svg$/, { error: "should be an SVG file in this folder, like mark.svg" })
    .optional()
    .describe("Your sign, an SVG in this folder: for icons, and large on the page that says 404"),
});

export type Palette = z.infer<typeof palette>;
export type Theme = z.infer<typeof theme>;
