import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isSystemFile } from "#app/config/photos.ts";
import { closest } from "#app/lib/text/closest.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content-files.ts";
import type { CheckedContent } from "./checked-content.ts";

const FILES = ["README.md", ...Object.values(CONTENT_FILES).map(({ file }) => file)];
const FOLDERS = ["pages", "photos", ...Object.values(CONTENT_FOLDERS).map(({ folder }) => folder)];

/** A file under another name would stay unread without a word. */
export async function checkFiles({ folder, problems }: CheckedContent) {
  for (const below of ["", "pages/"])
    for (const entry of await readdir(join(folder, below), { withFileTypes: true }).catch(
      () => [],
    )) {
      const known = entry.isDirectory() ? FOLDERS : FILES;
      const name = `${below}${entry.name}`;
      const isOurs = entry.isDirectory() || /\.(ya?ml|md|docx?|pages|rtf|txt)$/i.test(name);
      if (/\.(jpe?g|png|webp|heic)$/i.test(name))
        problems.add(name, [], "is a photo; it belongs into the folder photos");
      if (!isOurs || isSystemFile(entry.name) || known.includes(name)) continue;
      const meant = closest(name.replace(/\.txt$/i, "").replace(/\.yaml$/i, ".yml"), known);
      const others = known.filter((file) => file.startsWith(below)).join(", ");
      problems.add(
        name,
        [],
        `is nothing the site reads; ${meant ? `did you mean ${meant}?` : `there are ${others}`}`,
      );
    }
}
