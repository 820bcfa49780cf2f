import { CallToAction } from "#app/components/call-to-action.tsx";
import { PATHS } from "#app/config/paths.ts";
import { getFaqPage } from "#app/model/pages/faq.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import { faqThings } from "#app/seo/things.ts";
import type { Route } from "./+types/page";
import { Questions } from "./questions.tsx";
import { StillHaveQuestions } from "./still-have-questions.tsx";

export const loader = () =>
  withHead(getFaqPage(), (page) => ({
    seo: page.seo,
    path: PATHS.faq,
    trail: [{ name: "FAQ", path: PATHS.faq }],
    things: (origin) => faqThings(page, origin),
  }));

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

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
