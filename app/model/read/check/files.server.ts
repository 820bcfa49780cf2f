import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isSystemFile } from "#app/config/photos.ts";
import { suggestion } from "#app/lib/text/closest.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content-files.ts";
import type { CheckedContent } from "./checked-content.ts";

const FILES = ["README.md", ...Object.values(CONTENT_FILES).map(({ file }) => file)];
const FOLDERS = ["pages", "photos", ...Object.values(CONTENT_FOLDERS).map(({ folder }) => folder)];

export async function checkFiles({ folder, problems }: CheckedContent) {
  for (const below of ["", "pages/"]) {
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const isFolder = entry.isDirectory();
      const known = (isFolder ? FOLDERS : FILES).filter((file) => file.startsWith(below));
      const name = `${below}${entry.name}`;
      const isOurs = isFolder || /\.(ya?ml|md|docx?|pages|rtf|txt)$/i.test(name);
      if (/\.(jpe?g|png|webp|heic)$/i.test(name))
        problems.add(name, [], "is a photo; it belongs into the folder photos");
      if (!isOurs || isSystemFile(entry.name) || known.includes(name)) continue;
      const typed = name.replace(/\.txt$/i, "").replace(/\.yaml$/i, ".yml");
      problems.add(name, [], `is nothing the site reads; ${suggestion(typed, known)}`);
    }
  }
}
