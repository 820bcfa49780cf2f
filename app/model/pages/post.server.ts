import { postPath } from "#app/lib/paths.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { postCard } from "./parts/post-card.server.ts";
import { linkedText } from "./parts/rich-text.server.ts";
import { closingOf, postTeaser } from "./parts/slot-photos.server.ts";

const DEFAULT_TAGS = ["Home Staging", "Interior Design", "Real Estate"];

export async function getPostPage(id: string) {
  const site = await getSite();
  const { content, photos } = site;
  if (!content.blog) return undefined;
  const index = content.posts.findIndex((candidate) => String(candidate.id) === id);
  const post = content.posts[index];
  if (!post) return undefined;
  const path = postPath(post.id);
  const { [index - 1]: newer, [index + 1]: older } = content.posts;
  return {
    post: {
      ...postCard(post, photos),
      tags: post.tags ?? DEFAULT_TAGS,
      updated: post.updated,
      body: linkedText(post.body, site),
    },
    older: older && postTeaser(site, path, older),
    newer: newer && postTeaser(site, path, newer),
    seo: post.seo ?? {
      type: post.category,
      city: content.business.city,
      detail: post.title,
      description: post.excerpt,
    },
    closing: closingOf(site, path, content.blog.postClosing, post.closing),
  };
}

export type PostPage = NonNullable<Awaited<ReturnType<typeof getPostPage>>>;
