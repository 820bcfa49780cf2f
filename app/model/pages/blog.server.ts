import { getSite } from "#app/model/read/site.server.ts";
import { listPage } from "./parts/list-page.server.ts";
import { postCard } from "./parts/post-card.server.ts";
import { withPhoto } from "./parts/with-photo.server.ts";
import { hasBlog } from "./site/has-blog.ts";

/** By the number of the page, as the address gives it. */
export async function getBlogPage(number: string | undefined) {
  const { content, photos } = await getSite();
  if (!hasBlog(content)) return undefined;
  const found = listPage(content.posts, number);
  if (!found) return undefined;
  const { postClosing: _, ...page } = content.blog;
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
    closing: withPhoto(content.blog.closing, photos),
  };
}

export async function getPostList() {
  const { content, photos } = await getSite();
  return content.posts.map((post) => postCard(post, photos));
}

export type BlogPage = NonNullable<Awaited<ReturnType<typeof getBlogPage>>>;
