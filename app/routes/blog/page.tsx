import { type LoaderFunctionArgs, useLocation } from "react-router";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { lazyPart } from "#app/components/lazy-part.tsx";
import { PageHero } from "#app/components/page-hero.tsx";
import { PAGES } from "#app/config/pages.ts";
import { getBlogPage } from "#app/model/pages/blog.server.ts";
import { listDescription } from "#app/seo/list-description.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import type { Route } from "./+types/page";
import { Posts } from "./posts.tsx";

const loadNewsletter = () => import("./newsletter-box.tsx");
const NewsletterBox = lazyPart(loadNewsletter);

export const loader = ({ params }: LoaderFunctionArgs) =>
  withHead(getBlogPage(params.page), ({ seo, list }) => listDescription(PAGES.blog, seo, list));

/** Else the page would come without its later part, and move when that is there. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [page] = await Promise.all([serverLoader(), loadNewsletter().catch(() => undefined)]);
  return page;
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { title, intro, newsletter, closing } = loaderData;
  const visit = useLocation().key;
  return (
    <div key={loaderData.list.page} className="pt-header-compact">
      <PageHero title={title} intro={intro} />
      <Posts key={visit} {...loaderData} />
      {newsletter && <NewsletterBox {...newsletter} />}
      <CallToAction {...closing} />
    </div>
  );
}
