import { Link } from "react-router";
import { Byline } from "#app/components/byline.tsx";
import { Photo } from "#app/components/photo.tsx";
import { postPath } from "#app/lib/paths.ts";
import type { PostCard as Post } from "#app/model/pages/parts/post-card.server.ts";

type Props = { post: Post };

/**
 * The title is the link; its hit area covers the whole card. Beside a picture of 5:4 on five columns
 * one on four columns has the same height when it is as high as it is wide and a fifth of a gap.
 */
export function PostCard({ post }: Props) {
  return (
    <article className="group relative has-focus-visible:outline-2 has-focus-visible:outline-offset-4">
      <div className="frame aspect-5/4 max-md:in-[li:nth-child(even)]:-mr-edge max-md:in-[li:nth-child(odd)]:-ml-edge lg:in-[li:nth-child(4n+2),li:nth-child(4n+3)]:aspect-auto lg:in-[li:nth-child(4n+2),li:nth-child(4n+3)]:h-[calc(100cqi+var(--spacing-gap)/5)]">
        <Photo photo={post.photo} frame="postCard" />
      </div>
      <div>
        <p className="mt-4 text-caption text-umber-soft">{post.category}</p>
        <h2 className="mt-1 mb-2 text-h3 font-normal tracking-[-0.008em]">
          <Link
            viewTransition
            to={postPath(post.id)}
            className="outline-none transition-colors group-hover:text-clay after:absolute after:inset-0"
          >
            {post.title}
          </Link>
        </h2>
        <p className="mb-3 max-w-[32em] text-umber-soft">{post.excerpt}</p>
        <Byline {...post} />
      </div>
    </article>
  );
}
