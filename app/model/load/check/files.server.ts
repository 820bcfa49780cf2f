import { readdir } from "node:fs/promises";
import { join, parse } from "node:path/posix";
import { isSystemFile } from "#app/config/photos.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import type { ContentReader } from "#app/model/load/content-reader.server.ts";
import { suggestClosest } from "#app/model/load/find-closest.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content.ts";

const FILES = [...Object.values(CONTENT_FILES).map(({ file }) => file), "README.md"];
const ENTRIES = new Map(
  Object.values(CONTENT_FOLDERS).map(({ folder, extension }) => [`${folder}/`, extension]),
);
const FOLDERS = ["photos", ...Object.values(CONTENT_FOLDERS).map(({ folder }) => folder)];

export async function checkFiles({ folder, problems }: ContentReader) {
  for (const below of ["", ...ENTRIES.keys()]) {
    const extension = ENTRIES.get(below);
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const isFolder = entry.isDirectory();
      const known = (isFolder ? FOLDERS : FILES).filter((file) => file.startsWith(below));
      const name = `${below}${entry.name}`;
      if (isSystemFile(entry.name) || (extension && name.endsWith(extension))) continue;
      const isOurs = isFolder || /\.(ya?ml|md|docx?|pages|rtf|txt)$/i.test(name);
      if (/\.(jpe?g|png|webp|hei[cf])$/i.test(name))
        problems.add(name, [], "is a photo. Move it to the folder photos.");
      else if (known.length === 0) problems.add(name, [], `should be a ${extension} file`);
      if (!isOurs || known.length === 0 || known.includes(name)) continue;
      const meant = isFolder
        ? (suggestClosest(name, FOLDERS) ?? "a page of your own is a .md file in pages")
        : suggestFile(name, known);
      problems.add(name, [], `isn't used by the site; ${meant}`);
    }
  }
}

function suggestFile(name: string, known: string[]): string {
  const stem = parse(name).name;
  const near = suggestClosest(name.replace(/\.txt$/i, "").replace(/\.yaml$/i, ".yml"), known);
  const namesake = known.find((file) => parse(file).name === stem);
  if (near || namesake) return near ?? `its words belong in ${namesake}`;
  const files = /\.ya?ml$/.test(name) ? `there are ${known.join(", ")}; ` : "";
  return `${files}a page of your own is pages/${slugify(stem)}.md, an article a .md file in posts`;
}
