import { slugify } from "#app/lib/text/slugify.ts";
import type { ContentProblems } from "#app/model/read/problems.ts";
import type { CheckedContent } from "./checked-content.ts";

const MAX_YEARS_AHEAD = 5;

type Word = { file: string; place: string; word: string | number };

export function checkEntries(checked: CheckedContent, problems: ContentProblems) {
  const { content } = checked;
  const { gallery = [], testimonials = [], faqs = [], photos = [], redirects = [] } = content;
  const { business, cities = [], projects = [], posts = [], servicePages = [] } = content;
  const ofProject = wordIn<Project>("projects", "yml");
  const ofPost = wordIn<Post>("posts", "md");
  const ofService = wordIn<{ slug: string; category?: string }>("services", "md");

  for (const words of [
    inList("gallery.yml", "id", gallery),
    inList("testimonials.yml", "id", testimonials),
    inList("faqs.yml", "question", faqs, slugify),
    inList("photos.yml", "file", photos),
    inList("cities.yml", "city", cities, slugify),
    inList("redirects.yml", "from", redirects),
    projects.flatMap(ofProject("id")),
    posts.flatMap(ofPost("id")),
  ])
    checkUnique(words, problems);

  // Words that become filters: spelled in two ways they would be two filters of one name.
  const homes = projects.flatMap(ofProject("city"));
  for (const words of [
    [
      ...homes,
      ...inList("cities.yml", "city", cities),
      ...inList("testimonials.yml", "city", testimonials),
      ...(business?.serviceArea ?? []).map((word, index) => ({
        file: "business.yml",
        place: `serviceArea ${index + 1}`,
        word,
      })),
    ],
    [...projects.flatMap(ofProject("category")), ...servicePages.flatMap(ofService("category"))],
    inList("gallery.yml", "category", gallery),
    inList("faqs.yml", "category", faqs),
    posts.flatMap(ofPost("category")),
  ])
    checkAlike(words, problems);
  for (const { file, place, word } of homes)
    if (!slugify(String(word))) problems.add(file, place, "has no letters for an address");

  for (const each of [
    ...projects.flatMap(ofProject("completed")),
    ...posts.flatMap(ofPost("date")),
  ])
    checkDate(each, business?.founded, problems);
  checkSections(checked, problems);
}

type Project = { slug: string; id: number; city: string; category: string; completed: string };
type Post = { slug: string; id: number; category: string; date: string };

const wordIn =
  <Entry extends { slug: string }>(folder: string, extension: string) =>
  (place: keyof Entry & string) =>
  (entry: Entry): Word[] => {
    const word = entry[place] as string | number | undefined;
    return word === undefined
      ? []
      : [{ file: `${folder}/${entry.slug}.${extension}`, place, word }];
  };

function inList<Field extends string>(
  file: string,
  field: Field,
  entries: { [Name in Field]?: string | number }[],
  keyOf = (word: string): string => word,
): Word[] {
  return entries.flatMap(({ [field]: word }, index) => {
    const place = `item ${index + 1}, ${field}`;
    return word === undefined
      ? []
      : [{ file, place, word: typeof word === "string" ? keyOf(word) : word }];
  });
}

function checkUnique(words: Word[], problems: ContentProblems) {
  const seen = new Map<string | number, Word>();
  for (const { file, place, word } of words) {
    const first = seen.get(word);
    if (!first) seen.set(word, { file, place, word });
    else if (first.file === file)
      problems.add(file, place, `"${word}" is also ${first.place.split(",")[0]}`);
    else problems.add(file, place, `${word} is also the ${place} of ${first.file}`);
  }
}

function checkAlike(words: Word[], problems: ContentProblems) {
  const known = new Map<string, Word["word"]>();
  for (const { file, place, word } of words) {
    const letters = slugify(String(word)).replaceAll("-", "");
    const first = known.get(letters);
    if (first === undefined) known.set(letters, word);
    else if (first !== word)
      problems.add(file, place, `"${word}" is spelled "${first}" elsewhere; write it alike`);
  }
}

/** Some years of grace on either side: only slips such as 2062 or 0226 are meant. */
function checkDate({ file, place, word }: Word, founded = 0, problems: ContentProblems) {
  const year = Number(String(word).slice(0, 4));
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
