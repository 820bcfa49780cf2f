import { CallToAction } from "#app/components/call-to-action.tsx";
import { FaqSection } from "#app/components/faq-item.tsx";
import { PageHero } from "#app/components/page-hero.tsx";
import { SidebarProse } from "#app/components/sidebar-prose.tsx";
import { joinClasses } from "#app/lib/join-classes.ts";
import { getCustomPage } from "#app/model/queries/custom-page.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import type { Route } from "./+types/page";

export const loader = ({ pattern }: Route.LoaderArgs) =>
  withHead(
    (site) => getCustomPage(site, pattern),
    ({ seo, title, path, lang }) => ({
      path,
      seo,
      lang,
      trail: [{ name: title, path, ...(lang && { lang }) }],
    }),
  );

export default function CustomPage({ loaderData: page }: Route.ComponentProps) {
  const { title, intro, opening, updated, body, faqs, closing, lang } = page;
  return (
    <div key={page.path} lang={lang} className="pt-header-compact print:pt-0">
      <PageHero title={title} intro={intro} photo={opening} />
      {updated && (
        <p className="page-container mb-6 text-small text-umber-soft lg:mb-0">
          Last updated <time dateTime={updated.date}>{updated.text}</time>
        </p>
      )}
      <div className={joinClasses("-mt-section", !closing && "pb-section")}>
        <SidebarProse blocks={body} />
      </div>
      <FaqSection title="Common questions" faqs={faqs} />
      {closing && <CallToAction {...closing} />}
    </div>
  );
}
