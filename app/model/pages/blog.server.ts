import { FEED_POSTS } from "#app/config/limits.ts";
import { listPage } from "#app/lib/list-pages.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { withPhotos } from "./parts/photos.server.ts";
import { postCard } from "./parts/post-card.server.ts";

export async function getBlogPage(number: string | undefined) {
  const { content, photos } = await getSite();
  if (!content.blog) return undefined;
  const found = listPage(content.posts, number);
  if (!found) return undefined;
  const { postClosing: _, ...page } = withPhotos(content.blog, photos);
  return {
    ...page,
    posts: found.listed.map((post) => postCard(post, photos)),
    list: found.list,
    categories: [...new Set(content.posts.map(({ category }) => category))],
    newsletter: page.newsletter && {
      ...page.newsletter,
      service: content.settings.newsletter,
      email: content.business.email,
    },
  };
}

export async function getPostList() {
  const { content, photos } = await getSite();
  return content.posts.map((post) => postCard(post, photos));
}

export async function getFeed() {
  const { content, photos } = await getSite();
  if (!content.blog) return undefined;
  return {
    title: `${content.business.name}: ${content.blog.title}`,
    description: content.blog.seo.description,
    origin: content.business.website,
    posts: content.posts
      .slice(0, FEED_POSTS)
      .map((post) => ({ ...post, body: photos.richText(post.body) })),
  };
}

export type Feed = NonNullable<Awaited<ReturnType<typeof getFeed>>>;
export type BlogPage = NonNullable<Awaited<ReturnType<typeof getBlogPage>>>;
