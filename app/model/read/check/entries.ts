import { slugify } from "#app/lib/text/slugify.ts";
import type { ContentProblems } from "#app/model/read/problems.ts";
import { CONTENT_FILES } from "#app/model/schema/content-files.ts";
import type { CheckedContent } from "./checked-content.ts";
import { valueAt } from "./describe-problem.ts";

const MAX_YEARS_AHEAD = 5;

type Word = { file: string; place: string; word: string };
type Slugged = { slug: string };

export function checkEntries(checked: CheckedContent) {
  const { content, problems } = checked;
  const { gallery = [], testimonials = [], faqs = [], photos = [], redirects = [] } = content;
  const { business, cities = [], projects = [], posts = [], servicePages = [] } = content;
  const inProjects = (field: string) => inFolder("projects", "yml", field, projects);
  const inPosts = (field: string) => inFolder("posts", "md", field, posts);

  const area = asWords("business.yml", "serviceArea", business?.serviceArea);

  for (const words of [
    inList("gallery.yml", "id", gallery),
    inList("testimonials.yml", "id", testimonials),
    inList("faqs.yml", "question", faqs),
    inList("photos.yml", "file", photos),
    inList("photos.yml", "beforeOf", photos),
    inList("cities.yml", "city", cities),
    inList("redirects.yml", "from", redirects),
    inProjects("id"),
    inPosts("id"),
    area,
    ...projects.map(({ slug, photos }) =>
      asWords(
        `projects/${slug}.yml`,
        "photo",
        photos.map(({ file }) => file),
      ),
    ),
  ])
    checkUnique(words, problems);

  // Words that become filters: spelled in two ways they would be two filters of one name.
  for (const words of [
    [
      ...inProjects("city"),
      ...inList("cities.yml", "city", cities),
      ...inList("testimonials.yml", "city", testimonials),
      ...area,
      ...cities.flatMap(({ neighbors }, index) =>
        asWords("cities.yml", `item ${index + 1}, neighbor`, neighbors),
      ),
    ],
    [...inProjects("category"), ...inFolder("services", "md", "category", servicePages)],
    inList("gallery.yml", "category", gallery),
    inList("faqs.yml", "category", faqs),
    inPosts("category"),
  ])
    checkAlike(words, problems);
  for (const { file, place, word } of inList("faqs.yml", "question", faqs))
    if (!slugify(word)) problems.add(file, place, NO_LETTERS);

  const legal = (["privacyPolicy", "termsOfService"] as const).flatMap((name) =>
    wordOf(content[name] ?? {}, "updated", CONTENT_FILES[name].file, "updated"),
  );
  for (const day of [...inProjects("completed"), ...inPosts("date"), ...legal])
    checkDate(day, business?.founded, problems);
  for (const { slug, date, updated } of posts)
    if (updated && updated < date)
      problems.add(`posts/${slug}.md`, "updated", `${updated} is before its date, ${date}`);
  checkSections(checked);
}

const inFolder = (folder: string, extension: string, field: string, entries: Slugged[]) =>
  entries.flatMap((entry) => wordOf(entry, field, `${folder}/${entry.slug}.${extension}`, field));

const asWords = (file: string, place: string, words: string[] = []): Word[] =>
  words.map((word, index) => ({ file, place: `${place} ${index + 1}`, word }));

const inList = (file: string, field: string, entries: object[]) =>
  entries.flatMap((entry, index) => wordOf(entry, field, file, `item ${index + 1}, ${field}`));

function wordOf(entry: object, field: string, file: string, place: string): Word[] {
  const word = valueAt(entry, [field]);
  return word === undefined ? [] : [{ file, place, word: String(word) }];
}

function checkUnique(words: Word[], problems: ContentProblems) {
  const seen = new Map<string, Word>();
  for (const { file, place, word } of words) {
    // Questions and cities become part of an address.
    const key = /question|city/.test(place) ? slugify(word) : word;
    const first = seen.get(key);
    if (!first) seen.set(key, { file, place, word });
    else if (first.file === file)
      problems.add(file, place, `"${word}" is also ${first.place.split(",")[0]}`);
    else problems.add(file, place, `${word} is also the ${place} of ${first.file}`);
  }
}

const NO_LETTERS = "has no letters for an address";

/** The rarer spelling is the one that is told. */
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
    for (const { file, place, word } of alike)
      if (!letters) problems.add(file, place, NO_LETTERS);
      else if (word !== usual)
        problems.add(file, place, `"${word}" is spelled "${usual}" elsewhere; write it alike`);
  }
}

/** Some years of grace on either side: only slips such as 2062 or 0226 are meant. */
function checkDate({ file, place, word }: Word, founded = 0, problems: ContentProblems) {
  const year = Number(word.slice(0, 4));
  if (year > new Date().getFullYear() + MAX_YEARS_AHEAD)
    problems.add(file, place, `${word} is far in the future; check the year`);
  else if (year < founded && place === "completed")
    problems.add(file, place, `${word} is before ${founded}, the year the business was founded`);
}

/** What stands in a list of its own needs the words of the section that shows it. */
function checkSections({ content, wrong, problems }: CheckedContent) {
  const { home, contact, testimonials, posts = [] } = content;
  for (const section of ["statistics", "gallery", "testimonials"] as const)
    if (home && !home[section] && content[section]?.length)
      problems.add("pages/home.yml", section, `is missing, but ${section}.yml has entries`);
  const voice = contact?.testimonial;
  if (voice && testimonials && !testimonials.some(({ id }) => id === voice))
    problems.add("pages/contact.yml", "testimonial", `${voice} is no id in testimonials.yml`);
  if (posts.length > 0 && !content.blog && !wrong.has("blog"))
    problems.add("pages/blog.yml", "", "the file is missing, but there are articles");
}
