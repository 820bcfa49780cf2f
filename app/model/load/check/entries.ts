import { slugify } from "#app/lib/text/slugify.ts";
import type { ContentReader } from "#app/model/load/content-reader.server.ts";
import { describePath } from "#app/model/load/describe-problem.ts";
import type { Value } from "#app/model/load/schema-values.ts";

type Word = Value & { file: string; add: (what: string) => void };

export function checkEntries(checked: ContentReader) {
  const { content, problems } = checked;
  const { posts = [], business } = content;
  const words = listWords(checked);
  for (const { value, node, add } of words)
    if ((node.sameSpelling || node.unique === "slug") && !slugify(value))
      add("has no letters for an address");
  checkUnique(words.filter(({ node }) => node.unique));
  checkSpelling(words.filter(({ node }) => node.sameSpelling));
  checkReferences(words, content);
  for (const word of words) checkDate(word, business?.founded);
  for (const { slug, date, updated } of posts)
    if (updated && updated < date)
      problems.add(`posts/${slug}.md`, ["updated"], `${updated} is before its date, ${date}`);
  for (const { file, path, value, node } of words)
    if (value.length > Number(node.most))
      content.warnings.push(
        `${file}, ${describePath(path)}: has ${value.length} characters. Up to ${node.most} look better.`,
      );
  checkSections(checked);
  checkCameras(checked);
}

function listWords({ parts, problems }: ContentReader): Word[] {
  return parts.flatMap(({ file, values }) =>
    values.map((value) => {
      const add = (what: string) => problems.add(file, value.path, what);
      return { ...value, file, add };
    }),
  );
}

/** A field of an entry is compared with the other files of its folder, one of a list with the same list. */
function checkUnique(words: Word[]) {
  const seen = new Map<string, Word>();
  for (const word of words) {
    const { file, path, value, node, add } = word;
    const compared = node.unique === "slug" ? slugify(value) : value;
    const [folder] = file.split("/");
    const list = path.length > 1 ? file : folder;
    const key = [list, ...path.filter((step) => typeof step === "string"), compared].join(" ");
    const first = seen.get(key);
    if (!first) seen.set(key, word);
    else if (first.file === file)
      add(`"${value}" is also ${describePath(first.path).split(",")[0]}`);
    else add(`${value} is also the ${describePath(path)} of ${first.file}`);
  }
}

function checkSpelling(words: Word[]) {
  const groups = new Map<string, Word[]>();
  for (const word of words) {
    const letters = slugify(word.value).replaceAll("-", "");
    const key = `${word.node.sameSpelling} ${letters}`;
    groups.set(key, [...(groups.get(key) ?? []), word]);
  }
  for (const alike of groups.values()) {
    const times = (word: string) => alike.filter(({ value }) => value === word).length;
    const [usual] = alike.toSorted((a, b) => times(b.value) - times(a.value));
    for (const { value, add } of alike)
      if (slugify(value) && value !== usual?.value)
        add(`"${value}" is spelled "${usual?.value}" elsewhere. Spell it the same.`);
  }
}

function checkReferences(words: Word[], { testimonials, photos, faqs }: ContentReader["content"]) {
  const known: Record<string, [names: unknown[] | undefined, what: string]> = {
    testimonial: [testimonials?.map(({ id }) => String(id)), "is not an id in testimonials.yml"],
    pair: [
      photos?.map(({ beforeOf }) => beforeOf),
      "has no before photo. Name it under beforeOf in photos.yml.",
    ],
    question: [faqs?.map(({ question }) => question), "is not a question of faqs.yml"],
  };
  for (const { value, node, add } of words) {
    const [names, what] = known[String(node.references)] ?? [];
    if (names && !names.includes(value)) add(`"${value}" ${what}`);
  }
}

function checkDate({ value, node, add }: Word, founded = 0) {
  const year = Number(value.slice(0, 4));
  if (year > new Date().getFullYear() + Number(node.mostYearsAhead))
    add(`${value} is far in the future. Check the year.`);
  else if (node.sinceFounding && year < founded)
    add(`${value} is before ${founded}, the year the business was founded`);
}

function checkSections({ content, invalid, problems }: ContentReader) {
  const { home, posts = [] } = content;
  for (const section of ["statistics", "gallery", "testimonials"] as const)
    if (home && !home[section] && content[section]?.length)
      problems.add("pages/home.yml", [section], `is missing, but ${section}.yml has entries`);
  if (posts.length > 0 && !content.blog && !invalid.has("blog"))
    problems.add("pages/blog.yml", [], "the file is missing, but there are articles");
}

function checkCameras({ content: { projects = [] }, problems }: ContentReader) {
  const what = "is not in the gallery of this project. Add it to photos, or remove the camera.";
  for (const { slug, photos, rooms = [] } of projects)
    for (const [room, { cameras = [] }] of rooms.entries())
      for (const [index, { photo }] of cameras.entries()) {
        const path = ["rooms", room, "cameras", index, "photo"];
        if (!photos.some(({ file }) => file === photo))
          problems.add(`projects/${slug}.yml`, path, `${photo} ${what}`);
      }
}
