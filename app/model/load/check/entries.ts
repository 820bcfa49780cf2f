import { slugify } from "#app/lib/text/slugify.ts";
import type { ContentReader } from "#app/model/load/content-reader.server.ts";
import { describePath } from "#app/model/load/describe-problem.ts";
import type { Value } from "#app/model/load/schema-values.ts";

const MAX_YEARS_AHEAD = 5;

const UNIQUE =
  / (id|question|file|beforeOf|prices \* name|serviceArea \*)$|^(cities\.yml \* city|redirects\.yml \* from|services\/ staging)$/;

/** Words that become filters: spelled in two ways they would be two filters of one name. */
const ALIKE = [
  /^(projects\/|cities\.yml \*|testimonials\.yml \*) city$| (serviceArea|neighbors) \*$/,
  /^(projects|services)\/ category$/,
  /^gallery\.yml \* category$/,
  /^faqs\.yml \* category$/,
  /^posts\/ category$/,
];

type Word = Value & { file: string; place: string; add: (what: string) => void };

export function checkEntries(checked: ContentReader) {
  const { content, problems } = checked;
  const { photos, posts = [], testimonials, faqs, business } = content;
  const all = getWords(checked);
  const words = (places: RegExp) => all.filter(({ place }) => places.test(place));
  const checkNames = (places: RegExp, names: unknown[] | undefined, what: string) => {
    for (const { value, add } of words(places))
      if (names && !names.includes(value)) add(`"${value}" ${what}`);
  };

  checkUnique(words(UNIQUE));
  for (const places of ALIKE) checkAlike(words(places));
  for (const { value, add } of words(/ question$/)) if (!slugify(value)) add(NO_LETTERS);
  checkNames(
    / testimonial$/,
    testimonials?.map(({ id }) => String(id)),
    "is not an id in testimonials.yml",
  );
  checkNames(
    / (transformation photo|beforeAfter)$/,
    photos?.map(({ beforeOf }) => beforeOf),
    "has no before photo. Name it under beforeOf in photos.yml.",
  );
  checkNames(
    / faqs \*$/,
    faqs?.map(({ question }) => question),
    "is not a question of faqs.yml",
  );
  for (const day of words(/ (completed|date|updated)$/)) checkDate(day, business?.founded);
  for (const { slug, date, updated } of posts)
    if (updated && updated < date)
      problems.add(`posts/${slug}.md`, ["updated"], `${updated} is before its date, ${date}`);
  for (const { file, path, value, node } of all)
    if (value.length > Number(node.most))
      content.warnings.push(
        `${file}, ${describePath(path)}: has ${value.length} characters. Up to ${node.most} look better.`,
      );
  checkSections(checked);
}

/** Every value by its place: "projects/ photos * file" are the files in the galleries of all projects. */
function getWords({ parts, problems }: ContentReader): Word[] {
  return parts.flatMap(({ file, values }) => {
    const source = file.replace(/(?<=^projects\/).*|[^/]*\.md$/, "");
    return values.map((value) => {
      const steps = value.path.map((step) => (typeof step === "number" ? "*" : step));
      const add = (what: string) => problems.add(file, value.path, what);
      return { ...value, file, place: [source, ...steps].join(" "), add };
    });
  });
}

/** What an entry says once differs from the others in its folder; what it lists, from the same list. */
function checkUnique(words: Word[]) {
  const seen = new Map<string, Word>();
  for (const word of words) {
    const { file, place, path, value, add } = word;
    // Questions and cities become part of an address.
    const compared = /question|city/.test(place) ? slugify(value) : value;
    const key = `${path.length > 1 ? file : ""} ${place} ${compared}`;
    const first = seen.get(key);
    if (!first) seen.set(key, word);
    else if (first.file === file)
      add(`"${value}" is also ${describePath(first.path).split(",")[0]}`);
    else add(`${value} is also the ${describePath(path)} of ${first.file}`);
  }
}

const NO_LETTERS = "has no letters for an address";

function checkAlike(words: Word[]) {
  const groups = new Map<string, Word[]>();
  for (const word of words) {
    const letters = slugify(word.value).replaceAll("-", "");
    groups.set(letters, [...(groups.get(letters) ?? []), word]);
  }
  for (const [letters, alike] of groups) {
    const times = (word: string) => alike.filter(({ value }) => value === word).length;
    const [usual] = alike.toSorted((a, b) => times(b.value) - times(a.value));
    for (const { value, add } of alike)
      if (!letters) add(NO_LETTERS);
      else if (value !== usual?.value)
        add(`"${value}" is spelled "${usual?.value}" elsewhere. Spell it the same.`);
  }
}

/** Some years of grace on either side: only slips such as 2062 or 0226 are meant. */
function checkDate({ path, value, add }: Word, founded = 0) {
  const year = Number(value.slice(0, 4));
  if (year > new Date().getFullYear() + MAX_YEARS_AHEAD)
    add(`${value} is far in the future. Check the year.`);
  else if (year < founded && path.includes("completed"))
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
