import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ColorName, PALETTE, type Palette } from "#app/config/palette.ts";
import { drawIcons } from "./icons.ts";

const OURS = "public/favicon.svg";

/** What our mark is drawn in; its flowers are brighter than clay, to be seen when they are small. */
const DRAWN_IN = { umber: PALETTE.umber, paper: PALETTE.paper, clay: "#a9441f" };

/** The icons that lie in public/ are ours; another mark, or other colors, have their own. */
export async function placeIcons(client: string, palette: Palette, mark?: Buffer) {
  const colors = Object.keys(DRAWN_IN) as (keyof typeof DRAWN_IN & ColorName)[];
  const changed = colors.filter((name) => palette[name] !== PALETTE[name]);
  if (mark) return drawIcons(mark, palette.paper, client);
  if (changed.length === 0) return;
  const svg = changed.reduce(
    (text, name) => text.replaceAll(DRAWN_IN[name], palette[name]),
    await readFile(OURS, "utf8"),
  );
  await writeFile(join(client, "favicon.svg"), svg);
  await drawIcons(Buffer.from(svg), palette.paper, client);
}
