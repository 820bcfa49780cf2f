import { PageHero } from "#app/components/page-hero.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { getLegalPage } from "#app/model/pages/legal.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import type { Route } from "./+types/page";
import { Contents } from "./contents.tsx";

/** One page for both texts: the path names the file it shows. */
export function loader({ request }: Route.LoaderArgs) {
  const path = `/${new URL(request.url).pathname.replaceAll("/", "")}`;
  return withHead(getLegalPage(path), ({ seo, title }) => ({
    seo,
    path,
    trail: [{ name: title, path }],
  }));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

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
