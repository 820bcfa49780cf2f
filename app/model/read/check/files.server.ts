import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path/posix";
import { isSystemFile } from "#app/config/photos.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import { parseYaml } from "#app/model/read/parse/yaml.ts";
import type { ContentReader } from "#app/model/read/reader.server.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content.ts";
import { didYouMean } from "./closest.ts";
import { nodeOf } from "./schema-values.ts";

const FILES = ["README.md", ...Object.values(CONTENT_FILES).map(({ file }) => file)];
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
      if (/\.(jpe?g|png|webp|heic)$/i.test(name))
        problems.add(name, [], "is a photo; it belongs into the folder photos");
      else if (known.length === 0) problems.add(name, [], `should be a ${extension} file`);
      if (!isOurs || known.length === 0 || known.includes(name)) continue;
      const text = isFolder ? "" : await readFile(join(folder, name), "utf8");
      const meant = isFolder
        ? (didYouMean(name, FOLDERS) ?? "a page of your own is a .md file in pages")
        : fileMeant(name, known, text);
      problems.add(name, [], `is nothing the site reads; ${meant}`);
    }
  }
}

function fileMeant(name: string, known: string[], text: string): string {
  const stem = parse(name).name;
  const near = didYouMean(name.replace(/\.txt$/i, "").replace(/\.yaml$/i, ".yml"), known);
  if (near) return near;
  const namesake = known.find((file) => parse(file).name === stem);
  if (namesake) return `its words belong into ${namesake}`;
  const alike = /\.ya?ml$/.test(name) && fileWithFieldsOf(text);
  return alike
    ? `its fields are those of ${alike}`
    : `a page of your own is pages/${slugify(stem)}.md, an article a .md file in posts`;
}

/** Where most of its fields exist, such as those of a copy under another name. */
function fileWithFieldsOf(text: string): string | undefined {
  const { data } = parseYaml(text);
  const fields = Object.keys(Object((Array.isArray(data) ? data[0] : data) ?? {}));
  const files = [
    ...Object.values(CONTENT_FILES),
    ...Object.values(CONTENT_FOLDERS).map(({ folder, schema }) => ({ file: `${folder}/`, schema })),
  ];
  const [best] = files
    .map(({ file, schema }) => {
      const { items = {}, properties = Object(items).properties } = nodeOf(schema);
      return { file, shared: fields.filter((field) => field in Object(properties)).length };
    })
    .toSorted((a, b) => b.shared - a.shared);
  return best && best.shared > 1 && best.shared > fields.length / 2 ? best.file : undefined;
}
