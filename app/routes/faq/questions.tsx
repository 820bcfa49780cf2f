import { useState } from "react";
import { FilterButtons } from "#app/components/filter-buttons.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { categoryOptions, describeCategory } from "#app/lib/category-options.ts";
import type { Faq } from "#app/model/pages/parts/rich-text.server.ts";
import { Question } from "./question.tsx";
import { useOpenQuestion } from "./use-open-question.ts";

type Props = { title: string; faqs: Faq[] };

export function Questions({ title, faqs }: Props) {
  const [category, setCategory] = useState<Faq["category"] | "all">("all");
  const shown = faqs.filter((faq) => category === "all" || faq.category === category);
  const { list, openId, open, close } = useOpenQuestion(
    faqs.map(({ id }) => id),
    (linkedId) => {
      if (!shown.some(({ id }) => id === linkedId)) setCategory("all");
    },
  );

  return (
    <div className="wrap grid-page items-start gap-y-8 pt-top pb-section">
      <div className="col-span-full md:col-[1/5] md:[@media(min-height:40rem)]:sticky md:top-[calc(var(--spacing-header-compact)+3rem)]">
        <PageHeading className="mb-7 text-title">{title}</PageHeading>
        <FilterButtons
          label="Filter questions by category"
          options={categoryOptions(faqs)}
          chosen={category}
          onChoose={setCategory}
          direction="column"
        />
        <p role="status" className="mt-3 text-caption text-umber-soft">
          {describeCategory(category, shown.length, faqs.length, "question")}
        </p>
      </div>
      {/* A new list for each category, so that its questions fade in again. */}
      <div
        key={category}
        ref={list}
        className="col-span-full border-t border-line [overflow-anchor:none] md:col-[6/-1]"
      >
        {shown.map((faq, index) => (
          <Question
            key={faq.id}
            faq={faq}
            index={index}
            open={faq.id === openId}
            onOpen={open}
            onClose={close}
          />
        ))}
      </div>
    </div>
  );
}
