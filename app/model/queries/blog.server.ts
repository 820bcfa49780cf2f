import { getListPage } from "#app/lib/pagination.ts";
import type { Site } from "#app/model/load/site.server.ts";
import { getPostCard } from "./parts/post-card.server.ts";

const FEED_POSTS = 20;

export function getBlogPage(site: Site, number?: string) {
  const { content, photos } = site;
  if (!content.blog) return undefined;
  const found = getListPage(getPostList(site), number);
  if (!found) return undefined;
  const { postClosing: _, newsletter, closing, ...page } = content.blog;
  return {
    ...page,
    posts: found.listed,
    list: found.list,
    categories: [...new Set(content.posts.map(({ category }) => category))],
    closing: photos.resolvePhoto(closing, "closing"),
    newsletter: newsletter && {
      ...photos.resolvePhoto(newsletter, "newsletter"),
      service: content.settings.newsletter,
      email: content.business.email,
    },
  };
}

export function getPostList({ content, photos }: Site) {
  return content.posts.map((post) => ({
    ...getPostCard(post),
    photo: photos.getPhoto(post.photo, "postCard", ["leadPost"]),
  }));
}

export function getFeed({ content, photos }: Site) {
  if (!content.blog) return undefined;
  return {
    title: `${content.business.name}: ${content.blog.title}`,
    description: content.blog.seo.description,
    origin: content.business.website,
    posts: content.posts
      .slice(0, FEED_POSTS)
      .map((post) => ({ ...post, body: photos.resolveFigures(post.body, "figure") })),
  };
}

export type Feed = NonNullable<ReturnType<typeof getFeed>>;
export type BlogPage = NonNullable<ReturnType<typeof getBlogPage>>;
export type PostCard = ReturnType<typeof getPostList>[number];
