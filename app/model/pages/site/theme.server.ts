import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ColorName, PALETTE } from "#app/config/palette.ts";
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { getSite } from "#app/model/read/site.server.ts";

export async function getPalette() {
  const { content } = await getSite();
  return { ...PALETTE, ...content.theme?.colors };
}

export async function getLogo(): Promise<Buffer | undefined> {
  const { theme } = (await getSite()).content;
  return theme?.logo ? readFile(join(contentFolder(), theme.logo)) : undefined;
}

export async function getThemeCss(): Promise<string | undefined> {
  const palette = Object.entries(await getPalette());
  const changed = palette.filter(([name, color]) => color !== PALETTE[name as ColorName]);
  if (changed.length === 0) return undefined;
  return `:root{${changed.map(([name, color]) => `--color-${name}:${color}`).join(";")}}`;
}
