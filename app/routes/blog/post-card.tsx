import { Link } from "react-router";
import { Byline } from "#app/components/byline.tsx";
import { Photo } from "#app/components/photo.tsx";
import { postPath } from "#app/lib/paths.ts";
import type { PostCard as Post } from "#app/model/pages/parts/post-card.server.ts";

type Props = { post: Post };

/** On four columns, a fifth of a gap more makes the photo as high as one of 5:4 on five beside it. */
export function PostCard({ post }: Props) {
  return (
    <article className="group relative has-focus-visible:outline-2 has-focus-visible:outline-offset-4">
      <div className="frame aspect-5/4 max-md:in-[li:nth-child(even)]:-mr-edge max-md:in-[li:nth-child(odd)]:-ml-edge lg:in-[li:nth-child(4n+2),li:nth-child(4n+3)]:aspect-auto lg:in-[li:nth-child(4n+2),li:nth-child(4n+3)]:h-[calc(100cqi+var(--spacing-gap)/5)]">
        <Photo photo={post.photo} frame="postCard" />
      </div>
      <div>
        <p className="mt-4 text-caption text-umber-soft">{post.category}</p>
        <h2 className="my-2 text-h3 font-normal tracking-snug">
          <TitleLink post={post} />
        </h2>
        <p className="mb-3 max-w-[32em] text-umber-soft">{post.excerpt}</p>
        <Byline {...post} />
      </div>
    </article>
  );
}

export function LeadPost({ post }: Props) {
  return (
    <article className="group relative col-span-full grid-page lg:grid-cols-9 has-focus-visible:outline-2 has-focus-visible:outline-offset-4">
      <div className="frame col-span-full -mr-bleed aspect-5/4 max-lg:-ml-bleed md:aspect-auto md:min-h-80 md:h-[min(56vw,56svh)] lg:h-[min(44vw,58svh)]">
        <Photo eager photo={post.photo} frame="leadPost" />
      </div>
      <div className="col-span-full mt-4 md:col-span-6 lg:col-span-5">
        <p className="text-caption text-umber-soft">{post.category}</p>
        <h2 className="mt-2 text-lead-title">
          <TitleLink post={post} />
        </h2>
      </div>
      <div className="col-span-full max-md:mt-2 md:col-span-6 md:mt-5.5 lg:col-span-4">
        <p className="mb-3 max-w-[32em] text-umber-soft">{post.excerpt}</p>
        <Byline {...post} />
      </div>
    </article>
  );
}

function TitleLink({ post }: Props) {
  return (
    <Link
      viewTransition
      to={postPath(post.id)}
      className="outline-none transition-colors group-hover:text-clay after:absolute after:inset-0"
    >
      {post.title}
    </Link>
  );
}
