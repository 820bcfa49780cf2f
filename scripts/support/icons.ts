/** Draws our own icons from our mark, public/favicon.svg: `npm run icons`, after changing it. */
import { readFile } from "node:fs/promises";
import { PALETTE } from "#app/config/palette.ts";
import { drawIcons } from "#hosting/icons.ts";

await drawIcons(await readFile("public/favicon.svg"), PALETTE.paper, "public");
