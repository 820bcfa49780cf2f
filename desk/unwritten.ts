import type { Content } from "#app/model/schema/content.ts";

/** What `npm run new` puts where only the owner knows the words. */
export const TO_BE_WRITTEN = "To be written.";

/** Files that would be published with a placeholder still in them. */
export function unwritten({ projects, posts }: Pick<Content, "projects" | "posts">): string[] {
  const isUnwritten = (entry: object) => JSON.stringify(entry).includes(TO_BE_WRITTEN);
  return [
    ...projects.filter(isUnwritten).map(({ slug }) => `content/projects/${slug}.yml`),
    ...posts.filter(isUnwritten).map(({ slug }) => `content/posts/${slug}.md`),
  ];
}
