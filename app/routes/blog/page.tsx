import { useLocation } from "react-router";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { PageHero } from "#app/components/page-hero.tsx";
import { getBlogPage } from "#app/model/queries.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteIdentity } from "#app/seo/site-identity.ts";
import type { Route } from "./+types/page";
import { Articles } from "./articles.tsx";
import { NewsletterBox } from "./newsletter-box.tsx";

export const loader = () => getBlogPage();

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta({ ...siteIdentity(matches), ...loaderData.seo, path: "/blog" }) : [];

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { title, intro, posts, newsletter, closing } = loaderData;
  const visit = useLocation().key;
  return (
    <div className="pt-header-compact">
      <PageHero title={title} intro={intro} />
      <Articles key={visit} posts={posts} />
      <NewsletterBox {...newsletter} />
      <CallToAction {...closing} />
    </div>
  );
}
