import { data } from "react-router";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { PATHS } from "#app/config/paths.ts";
import { articlePath } from "#app/lib/paths.ts";
import { getArticlePage } from "#app/model/pages/article.server.ts";
import { findNewAddress } from "#app/new-address.ts";
import { articleThing } from "#app/seo/things.ts";
import { withHead } from "#app/seo/with-head.server.ts";
import { isMissing } from "#app/shell/is-missing.ts";
import { LeadOn, Moved } from "#app/shell/moved.tsx";
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

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isMissing(error)) throw error;
  return (
    <Moved find={findNewAddress}>
      <LeadOn to={PATHS.notFound} />
    </Moved>
  );
}

async function findArticle(id: string) {
  const page = await getArticlePage(id);
  if (!page) throw data(null, 404);
  return page;
}
