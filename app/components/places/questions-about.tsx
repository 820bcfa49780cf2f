import { PATHS } from "#app/config/paths.ts";
import type { Faq } from "#app/model/pages/parts/faq-entry.server.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { QUESTION_ROW, QuestionRow } from "./question-row.tsx";

type Props = { title: string; faqs: Faq[] };

/** Those of the questions that belong to what a page is about. */
export function QuestionsAbout({ title, faqs }: Props) {
  if (faqs.length === 0) return null;
  return (
    <section className="wrap grid-page items-start gap-y-6 pt-section">
      <div className="col-span-full md:col-[1/5]">
        <h2>{title}</h2>
        <TextLink to={PATHS.faq} className="mt-3">
          All questions and answers
        </TextLink>
      </div>
      <div className="col-span-full border-t border-line md:col-[6/-1]">
        {faqs.map((faq) => (
          <QuestionRow key={faq.id} faq={faq} heading="h3" className={QUESTION_ROW} />
        ))}
      </div>
    </section>
  );
}
