import { slugify } from "#app/lib/text/slugify.ts";
import type { ContentProblems } from "#app/model/read/problems.ts";
import type { CheckedContent } from "./checked-content.ts";
import { valueAt } from "./describe-problem.ts";

const MAX_YEARS_AHEAD = 5;

type Word = { file: string; place: string; word: string };
type Slugged = { slug: string };

export function checkEntries(checked: CheckedContent, problems: ContentProblems) {
  const { content } = checked;
  const { gallery = [], testimonials = [], faqs = [], photos = [], redirects = [] } = content;
  const { business, cities = [], projects = [], posts = [], servicePages = [] } = content;
  const inProjects = (field: string) => inFolder("projects", "yml", field, projects);
  const inPosts = (field: string) => inFolder("posts", "md", field, posts);

  for (const words of [
    inList("gallery.yml", "id", gallery),
    inList("testimonials.yml", "id", testimonials),
    inList("faqs.yml", "question", faqs),
    inList("photos.yml", "file", photos),
    inList("cities.yml", "city", cities),
    inList("redirects.yml", "from", redirects),
    inProjects("id"),
    inPosts("id"),
  ])
    checkUnique(words, problems);

  const area = business?.serviceArea.map((word, index) => ({
    file: "business.yml",
    place: `serviceArea ${index + 1}`,
    word,
  }));
  // Words that become filters: spelled in two ways they would be two filters of one name.
  for (const words of [
    [
      ...inProjects("city"),
      ...inList("cities.yml", "city", cities),
      ...inList("testimonials.yml", "city", testimonials),
      ...(area ?? []),
    ],
    [...inProjects("category"), ...inFolder("services", "md", "category", servicePages)],
    inList("gallery.yml", "category", gallery),
    inList("faqs.yml", "category", faqs),
    inPosts("category"),
  ])
    checkAlike(words, problems);
  for (const { file, place, word } of inProjects("city"))
    if (!slugify(word)) problems.add(file, place, "has no letters for an address");

  for (const day of [...inProjects("completed"), ...inPosts("date")])
    checkDate(day, business?.founded, problems);
  checkSections(checked, problems);
}

const inFolder = (folder: string, extension: string, field: string, entries: Slugged[]) =>
  entries.flatMap((entry) => wordOf(entry, field, `${folder}/${entry.slug}.${extension}`, field));

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

function checkAlike(words: Word[], problems: ContentProblems) {
  const known = new Map<string, string>();
  for (const { file, place, word } of words) {
    const letters = slugify(word).replaceAll("-", "");
    const first = known.get(letters) ?? word;
    known.set(letters, first);
    if (first !== word)
      problems.add(file, place, `"${word}" is spelled "${first}" elsewhere; write it alike`);
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
function checkSections({ content, wrong }: CheckedContent, problems: ContentProblems) {
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
