import { join } from "node:path";
import sharp from "sharp";
import type { ContentProblems } from "#app/model/read/problems.ts";
import type { Content } from "#app/model/schema/content.ts";

/** The mark is there and can be drawn, since every icon is made from it. */
export async function checkLogo(
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
