import { data } from "react-router";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { PATHS } from "#app/config/paths.ts";
import { postPath } from "#app/lib/paths.ts";
import { getPostPage } from "#app/model/pages/post.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import { postThing } from "#app/seo/things.ts";
import { isNotFound } from "#app/shell/not-found/page-error.tsx";
import { Redirected } from "#app/shell/not-found/redirected.tsx";
import type { Route } from "./+types/page";
import { NeighborLinks } from "./neighbor-links.tsx";
import { Post } from "./post.tsx";

export function loader({ params }: Route.LoaderArgs) {
  return withHead(findPost(params.id), ({ post, city }) => {
    const path = postPath(post.id);
    return {
      seo: { type: post.category, city, detail: post.title, description: post.excerpt },
      path,
      type: "article",
      trail: [
        { name: "Blog", path: PATHS.blog },
        { name: post.title, path },
      ],
      things: (origin) => [postThing(post, origin)],
    };
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { post, older, newer, closing } = loaderData;
  return (
    <div className="pt-header-compact print:pt-0">
      <Post key={post.id} post={post} />
      <NeighborLinks older={older} newer={newer} />
      <CallToAction {...closing} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isNotFound(error)) throw error;
  return <Redirected />;
}

async function findPost(id: string) {
  const page = await getPostPage(id);
  if (!page) throw data(null, 404);
  return page;
}
