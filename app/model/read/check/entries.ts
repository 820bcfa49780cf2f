import { slugify } from "#app/lib/text/slugify.ts";
import type { ContentProblems } from "#app/model/read/problems.ts";
import type { ContentPart, ContentReader } from "#app/model/read/reader.server.ts";
import { describePath, type Path, valueAt } from "./describe-problem.ts";

const MAX_YEARS_AHEAD = 5;

type Word = { file: string; path: Path; word: string };

export function checkEntries(checked: ContentReader) {
  const { content, parts, problems } = checked;
  const { posts = [], business } = content;
  const words = (file: string, path: string) => parts.flatMap((part) => wordsAt(part, file, path));
  const area = words("business.yml", "serviceArea *");

  for (const unique of [
    words("gallery.yml", "* id"),
    words("testimonials.yml", "* id"),
    words("faqs.yml", "* question"),
    words("photos.yml", "* file"),
    words("photos.yml", "* beforeOf"),
    words("cities.yml", "* city"),
    words("redirects.yml", "* from"),
    words("estimate.yml", "prices * name"),
    words("projects/", "id"),
    words("posts/", "id"),
    area,
    ...parts.map((part) => wordsAt(part, "projects/", "photos * file")),
  ])
    checkUnique(unique, problems);

  // Words that become filters: spelled in two ways they would be two filters of one name.
  for (const alike of [
    [
      ...words("projects/", "city"),
      ...words("cities.yml", "* city"),
      ...words("testimonials.yml", "* city"),
      ...area,
      ...words("cities.yml", "* neighbors *"),
    ],
    [...words("projects/", "category"), ...words("services/", "category")],
    words("gallery.yml", "* category"),
    words("faqs.yml", "* category"),
    words("posts/", "category"),
  ])
    checkAlike(alike, problems);
  for (const { file, path, word } of words("faqs.yml", "* question"))
    if (!slugify(word)) problems.add(file, path, NO_LETTERS);

  const days = [words("projects/", "completed"), words("posts/", "date"), words("", "updated")];
  for (const day of days.flat()) checkDate(day, business?.founded, problems);
  for (const { slug, date, updated } of posts)
    if (updated && updated < date)
      problems.add(`posts/${slug}.md`, ["updated"], `${updated} is before its date, ${date}`);
  checkSections(checked);
}

function wordsAt(part: ContentPart, file: string, path: string): Word[] {
  const below = (data: unknown, [step, ...rest]: string[], above: Path): Word[] => {
    if (data === undefined) return [];
    if (!step) return [{ file: part.file, path: above, word: String(data) }];
    const keys: PropertyKey[] = step === "*" && Array.isArray(data) ? [...data.keys()] : [step];
    return keys.flatMap((key) => below(valueAt(data, [key]), rest, [...above, key]));
  };
  return part.file.startsWith(file) ? below(part.data, path.split(" "), []) : [];
}

function checkUnique(words: Word[], problems: ContentProblems) {
  const seen = new Map<string, Word>();
  for (const { file, path, word } of words) {
    // Questions and cities become part of an address.
    const key = /question|city/.test(String(path.at(-1))) ? slugify(word) : word;
    const first = seen.get(key);
    if (!first) seen.set(key, { file, path, word });
    else if (first.file === file)
      problems.add(file, path, `"${word}" is also ${describePath(first.path).split(",")[0]}`);
    else problems.add(file, path, `${word} is also the ${describePath(path)} of ${first.file}`);
  }
}

const NO_LETTERS = "has no letters for an address";

function checkAlike(words: Word[], problems: ContentProblems) {
  const groups = new Map<string, Word[]>();
  for (const word of words) {
    const letters = slugify(word.word).replaceAll("-", "");
    groups.set(letters, [...(groups.get(letters) ?? []), word]);
  }
  for (const [letters, alike] of groups) {
    const times = (word: string) => alike.filter((other) => other.word === word).length;
    const spellings = [...new Set(alike.map(({ word }) => word))];
    const [usual] = spellings.toSorted((a, b) => times(b) - times(a));
    for (const { file, path, word } of alike)
      if (!letters) problems.add(file, path, NO_LETTERS);
      else if (word !== usual)
        problems.add(file, path, `"${word}" is spelled "${usual}" elsewhere; write it alike`);
  }
}

/** Some years of grace on either side: only slips such as 2062 or 0226 are meant. */
function checkDate({ file, path, word }: Word, founded = 0, problems: ContentProblems) {
  const year = Number(word.slice(0, 4));
  if (year > new Date().getFullYear() + MAX_YEARS_AHEAD)
    problems.add(file, path, `${word} is far in the future; check the year`);
  else if (year < founded && path.includes("completed"))
    problems.add(file, path, `${word} is before ${founded}, the year the business was founded`);
}

function checkSections({ content, wrong, problems }: ContentReader) {
  const { home, contact, testimonials, posts = [] } = content;
  for (const section of ["statistics", "gallery", "testimonials"] as const)
    if (home && !home[section] && content[section]?.length)
      problems.add("pages/home.yml", [section], `is missing, but ${section}.yml has entries`);
  for (const [file, path, voice] of [
    ["pages/home.yml", ["statistics", "testimonial"], home?.statistics?.testimonial],
    ["pages/contact.yml", ["testimonial"], contact?.testimonial],
  ] as const)
    if (voice && testimonials && !testimonials.some(({ id }) => id === voice))
      problems.add(file, [...path], `${voice} is no id in testimonials.yml`);
  if (posts.length > 0 && !content.blog && !wrong.has("blog"))
    problems.add("pages/blog.yml", [], "the file is missing, but there are articles");
}
