import type { Site } from "#app/model/load/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { resolveClosing } from "./parts/photos.server.ts";
import { getPostCard } from "./parts/post-card.server.ts";
import { getRichText } from "./parts/rich-text.server.ts";

const DEFAULT_TAGS = ["Home Staging", "Interior Design", "Real Estate"];

export function getPostPage(site: Site, id: string) {
  const { content, photos } = site;
  if (!content.blog) return undefined;
  const index = content.posts.findIndex((candidate) => String(candidate.id) === id);
  const post = content.posts[index];
  if (!post) return undefined;
  const { [index - 1]: newer, [index + 1]: older } = content.posts;
  return {
    post: {
      ...getPostCard(post),
      photo: photos.getPhoto(post.photo, "post"),
      tags: post.tags ?? DEFAULT_TAGS,
      updated: post.updated,
      body: getRichText(post.body, site),
    },
    newer: newer && getTeaser(newer, site),
    older: older && getTeaser(older, site),
    seo: post.seo ?? {
      type: post.category,
      city: content.business.city,
      detail: post.title,
      description: post.excerpt,
    },
    closing: resolveClosing(site, content.blog.postClosing, post.closing),
  };
}

export type PostPage = NonNullable<ReturnType<typeof getPostPage>>;

function getTeaser({ id, title, photo }: Content["posts"][number], { photos }: Site) {
  return { id, title, photo: photos.getPhoto(photo, "nextPost") };
}
