import { slugify } from "#app/lib/text/slugify.ts";
import type { ContentProblems } from "#app/model/read/problems.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { CheckedContent } from "./checked-content.ts";

export function checkEntries(checked: CheckedContent, problems: ContentProblems) {
  checkUnique(checked.content, problems);
  checkSpelling(checked.content, problems);
  checkSections(checked, problems);
}

function checkUnique(content: Partial<Content>, problems: ContentProblems) {
  const lists = [
    { file: "gallery.yml", field: "id", values: content.gallery?.map((item) => item.id) },
    { file: "testimonials.yml", field: "id", values: content.testimonials?.map((item) => item.id) },
    {
      file: "faqs.yml",
      field: "question",
      values: content.faqs?.map((faq) => slugify(faq.question)),
    },
    { file: "photos.yml", field: "file", values: content.photos?.map((photo) => photo.file) },
    { file: "cities.yml", field: "city", values: content.cities?.map(({ city }) => slugify(city)) },
    { file: "redirects.yml", field: "from", values: content.redirects?.map(({ from }) => from) },
  ];
  for (const { file, field, values = [] } of lists) {
    const seen = new Map<string | number, number>();
    values.forEach((value, index) => {
      const first = seen.get(value);
      if (first === undefined) seen.set(value, index);
      else
        problems.add(file, `item ${index + 1}, ${field}`, `"${value}" is also item ${first + 1}`);
    });
  }
  for (const kind of ["projects", "posts"] as const) {
    const seen = new Map<number, string>();
    for (const { id, slug } of content[kind] ?? []) {
      const file = `${kind}/${slug}.${kind === "posts" ? "md" : "yml"}`;
      if (seen.has(id)) problems.add(file, "id", `${id} is also the id of ${seen.get(id)}`);
      else seen.set(id, slug);
    }
  }
}

type Word = { file: string; place: string; word: string };

/** Words that become filters: spelled in two ways they would be two filters of one name. */
function checkSpelling(content: Partial<Content>, problems: ContentProblems) {
  const { gallery = [], faqs = [], posts = [], projects = [] } = content;
  const inList = (file: string, list: { category: string }[]) =>
    list.map(({ category }, index) => ({
      file,
      place: `item ${index + 1}, category`,
      word: category,
    }));
  const inPosts = posts.map(({ slug, category }) => ({
    file: `posts/${slug}.md`,
    place: "category",
    word: category,
  }));
  const inProjects = projects.map(({ slug, city }) => ({
    file: `projects/${slug}.yml`,
    place: "city",
    word: city,
  }));
  for (const { file, place, word } of inProjects)
    if (!slugify(word)) problems.add(file, place, "has no letters for an address");
  checkAlike(inList("gallery.yml", gallery), problems);
  checkAlike(inList("faqs.yml", faqs), problems);
  checkAlike(inPosts, problems);
  checkAlike(inProjects, problems);
}

function checkAlike(words: Word[], problems: ContentProblems) {
  const known = new Map<string, string>();
  for (const { file, place, word } of words) {
    const first = known.get(slugify(word));
    if (first === undefined) known.set(slugify(word), word);
    else if (first !== word)
      problems.add(file, place, `"${word}" is spelled "${first}" elsewhere; write it alike`);
  }
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
