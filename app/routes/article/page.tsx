import { data, isRouteErrorResponse, redirect } from "react-router";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { PATHS } from "#app/config/paths.ts";
import { articlePath } from "#app/lib/paths.ts";
import { getArticlePage } from "#app/model/pages/article.server.ts";
import { findNewAddress } from "#app/new-address.ts";
import { findRedirect } from "#app/redirects.ts";
import { articleThing } from "#app/seo/things.ts";
import { withHead } from "#app/seo/with-head.server.ts";
import type { Route } from "./+types/page";
import { Article } from "./article.tsx";
import { NeighbourLinks } from "./neighbour-links.tsx";

export function loader({ params }: Route.LoaderArgs) {
  return withHead(findArticle(params.id), ({ post, city }) => {
    const path = articlePath(post.id);
    return {
      seo: { type: post.category, city, detail: post.title, description: post.excerpt },
      path,
      type: "article",
      trail: [
        { name: "Blog", path: PATHS.blog },
        { name: post.title, path },
      ],
      things: (origin) => [articleThing(post, origin)],
    };
  });
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname } = new URL(request.url);
  const target = findRedirect(pathname);
  if (target) throw redirect(target);
  try {
    return await serverLoader();
  } catch (error) {
    if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
    throw redirect((await findNewAddress(pathname)) ?? PATHS.notFound);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { post, older, newer, closing } = loaderData;
  return (
    <div className="pt-header-compact print:pt-0">
      <Article key={post.id} post={post} />
      <NeighbourLinks older={older} newer={newer} />
      <CallToAction {...closing} />
    </div>
  );
}

async function findArticle(id: string) {
  const page = await getArticlePage(id);
  if (!page) throw data(null, 404);
  return page;
}
