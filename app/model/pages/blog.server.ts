import { getSite } from "#app/model/read/site.server.ts";
import { hasBlog } from "./has-blog.ts";
import { postCard } from "./post-card.server.ts";
import { withPhoto } from "./with-photo.server.ts";

export async function getBlogPage() {
  const { content, photos } = await getSite();
  if (!hasBlog(content)) return undefined;
  const { articleClosing: _, ...page } = content.blog;
  return {
    ...page,
    posts: content.posts.map((post) => postCard(post, photos)),
    newsletter: page.newsletter && {
      ...page.newsletter,
      service: content.settings.newsletter,
      email: content.business.email,
    },
    closing: withPhoto(content.blog.closing, photos),
  };
}

export type BlogPage = NonNullable<Awaited<ReturnType<typeof getBlogPage>>>;
