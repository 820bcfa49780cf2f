import type { Content } from "#app/model/schema/content.ts";

/** Without an article there is no blog, and nothing leads to one. */
export function hasBlog<Site extends Pick<Content, "blog" | "posts">>(
  content: Site,
): content is Site & { blog: NonNullable<Site["blog"]> } {
  return content.blog !== undefined && content.posts.length > 0;
}
