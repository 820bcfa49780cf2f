import { data, isRouteErrorResponse, redirect } from "react-router";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { NOT_FOUND_PATH } from "#app/lib/requested-path.ts";
import { getArticlePage } from "#app/model/queries.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteIdentity } from "#app/seo/site-identity.ts";
import type { Route } from "./+types/page";
import { Article } from "./article.tsx";
import { NeighbourLinks } from "./neighbour-links.tsx";

export async function loader({ params }: Route.LoaderArgs) {
  const page = await getArticlePage(params.id);
  if (!page) throw data(null, 404);
  return page;
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) throw redirect(NOT_FOUND_PATH);
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { post } = loaderData;
  return pageMeta({
    ...siteIdentity(matches),
    type: post.category,
    detail: post.title,
    description: post.excerpt,
    path: `/blog/${post.id}`,
  });
};

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
