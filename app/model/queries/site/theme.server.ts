import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PALETTE } from "#app/config/palette.ts";
import { getContentFolder } from "#app/model/load/content-folder.server.ts";
import { getSite } from "#app/model/load/site.server.ts";

export async function getPalette() {
  const { content } = await getSite();
  return { ...PALETTE, ...content.theme?.colors };
}

export async function getLogo(): Promise<Buffer | undefined> {
  const { theme } = (await getSite()).content;
  return theme?.logo ? readFile(join(getContentFolder(), theme.logo)) : undefined;
}
