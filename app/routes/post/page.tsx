import { Link } from "react-router";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { PAGES } from "#app/config/pages.ts";
import { postPath } from "#app/lib/paths.ts";
import { getPostPage, type PostPage as Page } from "#app/model/pages/post.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import { postThing } from "#app/seo/things.ts";
import { isNotFound } from "#app/shell/not-found/page-error.tsx";
import { Redirected } from "#app/shell/not-found/redirected.tsx";
import type { Route } from "./+types/page";
import { Post } from "./post.tsx";

export const loader = ({ params }: Route.LoaderArgs) =>
  withHead(getPostPage(params.id), ({ post, city }) => ({
    seo: { type: post.category, city, detail: post.title, description: post.excerpt },
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
        <div className="grid-page border-t border-line">
          {older && <Neighbor {...older} label="← Previous article" className="md:col-[1/7]" />}
          {newer && <Neighbor {...newer} label="Next article →" className={NEWER} />}
        </div>
      </nav>
      <CallToAction {...closing} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isNotFound(error)) throw error;
  return <Redirected />;
}

const NEWER = "md:col-[7/-1] md:text-right max-md:border-t max-md:first:border-0";

type NeighborProps = NonNullable<Page["older"]> & { label: string; className: string };

function Neighbor({ id, title, label, className }: NeighborProps) {
  return (
    <Link
      viewTransition
      to={postPath(id)}
      className={`group col-span-full border-line py-5 ${className}`}
    >
      <span className="block text-caption text-umber-soft">{label}</span>
      <span className="mt-1 block font-serif text-h3 text-balance transition-colors group-hover:text-clay">
        {title}
      </span>
    </Link>
  );
}
