import { PageHero } from "#app/components/page-hero.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import type { LEGAL_FILES } from "#app/model/content-files.ts";
import { getLegalPage } from "#app/model/queries.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteIdentity } from "#app/seo/site-identity.ts";
import type { Route } from "./+types/page";
import { Contents } from "./contents.tsx";

/** One page for both texts: the path names the file it shows. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  return getLegalPage(pathname.replaceAll("/", "") as keyof typeof LEGAL_FILES);
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  loaderData
    ? pageMeta({ ...siteIdentity(matches), ...loaderData.seo, path: location.pathname })
    : [];

export default function LegalPage({ loaderData: { title, updated, body } }: Route.ComponentProps) {
  return (
    <div className="pt-header-compact pb-section">
      <PageHero title={title} />
      <div className="wrap grid-page items-start gap-y-10">
        <Contents updated={updated} body={body} />
        <div className="prose col-span-full lg:col-[4/11]">
          <RichText blocks={body} />
        </div>
      </div>
    </div>
  );
}
