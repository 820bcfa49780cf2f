import { CallToAction } from "#app/components/call-to-action.tsx";
import { getFaqPage } from "#app/model/queries.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteIdentity } from "#app/seo/site-identity.ts";
import type { Route } from "./+types/page";
import { Questions } from "./questions.tsx";
import { StillHaveQuestions } from "./still-have-questions.tsx";

export const loader = () => getFaqPage();

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta({ ...siteIdentity(matches), ...loaderData.seo, path: "/faq" }) : [];

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { title, faqs, stillHaveQuestions, closing } = loaderData;
  return (
    <div className="pt-header-compact">
      <Questions title={title} faqs={faqs} />
      <StillHaveQuestions {...stillHaveQuestions} />
      <CallToAction {...closing} />
    </div>
  );
}
