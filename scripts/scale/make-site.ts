import { join } from "node:path";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { copyProgram } from "#scripts/support/copy-program.ts";
import { makeContent, type Sizes } from "./make-content.ts";

/** The program in a folder of its own with generated content. */
export async function makeSite(folder: string, sizes: Sizes) {
  await copyProgram(folder, [SAMPLE_FOLDER]);
  await makeContent(join(folder, "content"), sizes);
}
