import { Link } from "react-router";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { Photo, PhotoTag } from "#app/components/photo.tsx";
import { PAGES } from "#app/config/pages.ts";
import { postPath } from "#app/lib/paths.ts";
import { getPostPage, type PostPage as Page } from "#app/model/pages/post.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import { postThing } from "#app/seo/things.ts";
import type { Route } from "./+types/page";
import { Post } from "./post.tsx";

export const loader = ({ params }: Route.LoaderArgs) =>
  withHead(getPostPage(params.id), ({ post, seo }) => ({
    seo,
    type: "article",
    trail: [PAGES.blog, { name: post.title, path: postPath(post.id) }],
    things: [postThing(post)],
  }));

export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { post, older, newer, closing } = loaderData;
  return (
    <div className="pt-header-compact print:pt-0">
      <Post key={post.id} post={post} />
      <nav aria-label="More articles" className="print:hidden wrap mt-section">
        <div className="grid-page gap-y-10">
          {older && <Neighbor {...older} label="← Previous article" />}
          {newer && <Neighbor {...newer} label="Next article →" />}
        </div>
      </nav>
      <CallToAction {...closing} />
    </div>
  );
}

type NeighborProps = NonNullable<Page["older"]> & { label: string };

function Neighbor({ id, title, photo, label }: NeighborProps) {
  return (
    <Link
      viewTransition
      to={postPath(id)}
      className="group col-span-full md:col-span-6 md:only:col-span-8"
    >
      <span className="frame relative block aspect-5/4 max-md:group-first:-ml-bleed max-md:group-last:-mr-bleed md:aspect-3/2 md:group-only:-ml-bleed">
        <Photo photo={photo} frame="nextPost" />
        <PhotoTag photo={photo} />
      </span>
      <span className="mt-4 block text-caption text-umber-soft">{label}</span>
      <span className="mt-2 block font-serif text-h3 text-balance transition-colors group-hover:text-clay">
        {title}
      </span>
    </Link>
  );
}
