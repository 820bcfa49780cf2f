import type { Site } from "#app/model/load/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { resolveClosing } from "./parts/photos.server.ts";
import { getPostCard } from "./parts/post-card.server.ts";
import { findFigures, getRichText } from "./parts/rich-text.server.ts";

const DEFAULT_TAGS = ["Home Staging", "Interior Design", "Real Estate"];

export function getPostPage(site: Site, id: string) {
  const { content, photos } = site;
  if (!content.blog) return undefined;
  const index = content.posts.findIndex((candidate) => String(candidate.id) === id);
  const post = content.posts[index];
  if (!post) return undefined;
  const { path } = post;
  const { [index - 1]: newer, [index + 1]: older } = content.posts;
  return {
    post: {
      ...getPostCard(post),
      photo: photos.getPhoto(post.photo, "post"),
      tags: post.tags ?? DEFAULT_TAGS,
      updated: post.updated,
      body: getRichText(post.body, site),
    },
    newer: newer && getTeaser(newer, site, path),
    older: older && getTeaser(older, site, path),
    seo: post.seo ?? {
      type: post.category,
      city: content.business.city,
      detail: post.title,
      description: post.excerpt,
    },
    closing: resolveClosing(site, path, content.blog.postClosing, post.closing),
  };
}

export type PostPage = NonNullable<ReturnType<typeof getPostPage>>;

/** Prefers a photo of the text to the list's photo; skips before photos and tagged ones. */
function getTeaser(post: Content["posts"][number], { content, photos }: Site, page: string) {
  const isFit = (figure: string) =>
    !content.photos.some(({ file, beforeOf, tag }) => file === figure && (beforeOf || tag));
  const from = [...findFigures(post.body).filter(isFit), post.photo];
  const slot = { page, name: `post ${post.id}`, from, fallback: post.photo };
  const { photo } = photos.fillSlot({ ...slot, preset: "nextPost" });
  return { id: post.id, title: post.title, photo };
}
