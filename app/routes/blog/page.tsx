import { data, useLocation } from "react-router";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { PageHero } from "#app/components/page-hero.tsx";
import { PATHS } from "#app/config/paths.ts";
import { getBlogPage } from "#app/model/pages/blog.server.ts";
import { withHead } from "#app/seo/with-head.server.ts";
import type { Route } from "./+types/page";
import { Articles } from "./articles.tsx";
import { NewsletterBox } from "./newsletter-box.tsx";

export const loader = () =>
  withHead(findBlog(), ({ seo }) => ({
    seo,
    path: PATHS.blog,
    trail: [{ name: "Blog", path: PATHS.blog }],
  }));

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { title, intro, posts, newsletter, closing } = loaderData;
  const visit = useLocation().key;
  return (
    <div className="pt-header-compact">
      <PageHero title={title} intro={intro} />
      <Articles key={visit} posts={posts} />
      {newsletter && <NewsletterBox {...newsletter} />}
      <CallToAction {...closing} />
    </div>
  );
}

async function findBlog() {
  const page = await getBlogPage();
  if (!page) throw data(null, 404);
  return page;
}
