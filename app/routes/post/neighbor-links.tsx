import { Link } from "react-router";
import { postPath } from "#app/lib/paths.ts";
import type { PostPage } from "#app/model/pages/post.server.ts";

type Props = Pick<PostPage, "older" | "newer">;

export function NeighborLinks({ older, newer }: Props) {
  return (
    <nav aria-label="More articles" className="print:hidden wrap mt-section">
      <div className="grid-page border-t border-line">
        {older && <Neighbor post={older} label="← Previous article" side="older" />}
        {newer && <Neighbor post={newer} label="Next article →" side="newer" />}
      </div>
    </nav>
  );
}

const SIDES = {
  older: "md:col-[1/7]",
  newer: "md:col-[7/-1] md:text-right max-md:border-t max-md:first:border-0",
};

type NeighborProps = {
  post: NonNullable<Props["older"]>;
  label: string;
  side: keyof typeof SIDES;
};

function Neighbor({ post, label, side }: NeighborProps) {
  return (
    <Link
      viewTransition
      to={postPath(post.id)}
      className={`group col-span-full border-line py-5 ${SIDES[side]}`}
    >
      <span className="block text-caption text-umber-soft">{label}</span>
      <span className="mt-1 block font-serif text-h3 text-balance transition-colors group-hover:text-clay">
        {post.title}
      </span>
    </Link>
  );
}
