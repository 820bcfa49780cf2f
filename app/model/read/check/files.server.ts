import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isSystemFile } from "#app/config/photos.ts";
import { suggestion } from "#app/model/read/check/closest.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content-files.ts";
import type { CheckedContent } from "./checked-content.ts";

const FILES = ["README.md", ...Object.values(CONTENT_FILES).map(({ file }) => file)];
const ENTRIES = new Map(
  Object.values(CONTENT_FOLDERS).map(({ folder, extension }) => [`${folder}/`, extension]),
);
const FOLDERS = ["photos", ...Object.values(CONTENT_FOLDERS).map(({ folder }) => folder)];

export async function checkFiles({ folder, problems }: CheckedContent) {
  for (const below of ["", ...ENTRIES.keys()]) {
    const extension = ENTRIES.get(below);
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const isFolder = entry.isDirectory();
      const known = (isFolder ? FOLDERS : FILES).filter((file) => file.startsWith(below));
      const name = `${below}${entry.name}`;
      if (isSystemFile(entry.name) || (extension && name.endsWith(extension))) continue;
      const isOurs = isFolder || /\.(ya?ml|md|docx?|pages|rtf|txt)$/i.test(name);
      if (/\.(jpe?g|png|webp|heic)$/i.test(name))
        problems.add(name, [], "is a photo; it belongs into the folder photos");
      else if (known.length === 0) problems.add(name, [], `should be a ${extension} file`);
      if (!isOurs || known.length === 0 || known.includes(name)) continue;
      const typed = name.replace(/\.txt$/i, "").replace(/\.yaml$/i, ".yml");
      problems.add(name, [], `is nothing the site reads; ${suggestion(typed, known)}`);
    }
  }
}
