import type { LoaderFunctionArgs } from "react-router";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { PageHero } from "#app/components/page-hero.tsx";
import { PAGES } from "#app/config/pages.ts";
import { getBlogPage } from "#app/model/queries/blog.server.ts";
import { describeList } from "#app/seo/describe-list.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import type { Route } from "./+types/page";
import { NewsletterBox } from "./newsletter-box.tsx";
import { Posts } from "./posts.tsx";
import "./blog.css";

export const loader = ({ params }: LoaderFunctionArgs) =>
  withHead(
    (site) => getBlogPage(site, params.page),
    ({ seo, list }) => describeList(PAGES.blog, seo, list),
  );

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { title, intro, newsletter, closing } = loaderData;
  return (
    <div key={loaderData.list.page} className="pt-header-compact">
      <PageHero title={title} intro={intro} />
      <Posts {...loaderData} />
      {newsletter && <NewsletterBox {...newsletter} />}
      <CallToAction {...closing} />
    </div>
  );
}
