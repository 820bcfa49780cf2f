import { strictObject, string } from "zod";
import { COLORS, type ColorName } from "#app/config/palette.ts";
import { pattern } from "./primitives.ts";

const color = (about: string) =>
  pattern(
    /^#[0-9a-f]{6}$/i,
    "should be a color like #98482a",
    string().overwrite((color) => color.replace(/^(?=[0-9a-f]{6}$)/i, "#")),
  ).meta({ description: about, widget: "color" });

const colors = Object.entries(COLORS).map(([name, [, about]]) => [name, color(about)]);

export const palette = strictObject(
  Object.fromEntries(colors) as Record<ColorName, ReturnType<typeof color>>,
);

export const theme = strictObject({
  colors: palette.partial().describe("Only the colors that differ").optional(),
  logo: pattern(/^[\w-]+\.svg$/, "should be an SVG file in this folder, like logo.svg")
    .describe("The file name of your logo, an SVG next to this file; icons are made of it")
    .optional(),
});
