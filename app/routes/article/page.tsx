import { data, isRouteErrorResponse, replace } from "react-router";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { PageHero } from "#app/components/page-hero.tsx";
import { NOT_FOUND_PATH } from "#app/lib/requested-path.ts";
import { getArticlePage } from "#app/model/queries.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteIdentity } from "#app/seo/site-identity.ts";
import type { Route } from "./+types/page";

export async function loader({ params }: Route.LoaderArgs) {
  const page = await getArticlePage(params.id);
  if (!page) throw data(null, 404);
  return page;
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) throw replace(NOT_FOUND_PATH);
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

export default function ArticlePage({ loaderData: { post, closing } }: Route.ComponentProps) {
  return (
    <div className="pt-header-compact">
      <PageHero title={post.title} intro={post.excerpt} />
      <CallToAction {...closing} />
    </div>
  );
}
