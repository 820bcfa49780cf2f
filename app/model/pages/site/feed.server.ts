import { FEED_POSTS } from "#app/config/limits.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { hasBlog } from "./has-blog.ts";

export async function getFeed() {
  const { content, photos } = await getSite();
  if (!hasBlog(content)) return undefined;
  return {
    title: `${content.business.name}: ${content.blog.title}`,
    description: content.blog.seo.description,
    origin: content.business.website,
    articles: content.posts
      .slice(0, FEED_POSTS)
      .map((post) => ({ ...post, body: photos.richText(post.body) })),
  };
}
