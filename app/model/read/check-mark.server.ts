import { join } from "node:path";
import sharp from "sharp";
import type { Content } from "#app/model/schema/content.ts";
import type { ContentProblems } from "./content-problems.ts";

/** The mark is there and can be drawn, since every icon is made from it. */
export async function checkMark(
  theme: Content["theme"],
  folder: string,
  problems: ContentProblems,
) {
  if (!theme?.mark) return;
  const drawn = await sharp(join(folder, theme.mark))
    .metadata()
    .catch(() => undefined);
  if (drawn?.format !== "svg")
    problems.add("theme.yml", "mark", `${theme.mark} is not an SVG in this folder`);
}
