import { slugify } from "#app/lib/text/slugify.ts";
import type { ContentProblems } from "#app/model/read/problems.ts";
import type { Content } from "#app/model/schema/content.ts";

type Word = { file: string; place: string; word: string };

/** Words that become filters: spelled in two ways they would be two filters of one name. */
export function checkSpelling(content: Partial<Content>, problems: ContentProblems) {
  const { gallery = [], faqs = [], posts = [], projects = [] } = content;
  const inList = (file: string, list: { category: string }[]) =>
    list.map(({ category }, index) => ({
      file,
      place: `item ${index + 1}, category`,
      word: category,
    }));
  const filters: Word[][] = [
    inList("gallery.yml", gallery),
    inList("faqs.yml", faqs),
    posts.map(({ slug, category }) => ({
      file: `posts/${slug}.md`,
      place: "category",
      word: category,
    })),
    projects.map(({ slug, city }) => ({ file: `projects/${slug}.yml`, place: "city", word: city })),
  ];
  for (const words of filters) checkAlike(words, problems);
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
