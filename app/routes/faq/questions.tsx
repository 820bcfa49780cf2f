import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { FilterButtons } from "#app/components/filter-buttons.tsx";
import { QuestionRow } from "#app/components/question-row.tsx";
import { useRise } from "#app/components/reveal.tsx";
import { FAQ_STAGGER_MS } from "#app/config/timing.ts";
import { useCategory } from "#app/hooks/use-category.ts";
import { kept, useKept } from "#app/hooks/use-kept.ts";
import type { Faq } from "#app/model/pages/parts/rich-text.server.ts";

export function Questions({ title, faqs }: { title: string; faqs: Faq[] }) {
  const { category, setCategory, options, shown, status } = useCategory(faqs, "question");
  const { list, openId, onToggle } = useOpenQuestion(faqs, (linked) => {
    if (!shown.includes(linked)) setCategory();
  });

  return (
    <div className="wrap grid-page items-start gap-y-8 pt-top pb-section">
      <div className="col-span-full md:col-[1/5] md:sticky-where-tall">
        <h1 className="mb-7 text-title">{title}</h1>
        <FilterButtons
          label="Filter questions by category"
          all="All"
          options={options}
          chosen={category}
          onChoose={setCategory}
          direction="column"
        />
        <p role="status" className="mt-3 text-caption text-umber-soft">
          {status}
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
            onToggle={onToggle}
          />
        ))}
      </div>
    </div>
  );
}

type QuestionProps = {
  faq: Faq;
  index: number;
  open: boolean;
  onToggle: (details: HTMLDetailsElement) => void;
};

function Question({ faq, index, open, onToggle }: QuestionProps) {
  return (
    <QuestionRow
      faq={faq}
      heading="h2"
      open={open}
      onToggle={({ currentTarget }) => onToggle(currentTarget)}
      onPress={({ currentTarget }) => keepInPlace(currentTarget)}
      className="rise"
      style={useRise(index, FAQ_STAGGER_MS)}
    >
      <a
        href={`#${faq.id}`}
        className="print:hidden mb-4 inline-block py-2 text-caption hover:text-clay hover:underline hover:underline-offset-[0.3em]"
      >
        Link to this answer
      </a>
    </QuestionRow>
  );
}

/** Keeps its place in the window while a long answer above it closes with the same click. */
function keepInPlace(element: Element) {
  const { top } = element.getBoundingClientRect();
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - top;
    if (moved) window.scrollBy({ top: moved, behavior: "instant" });
  });
}

const OPEN = "question";

function useOpenQuestion(faqs: Faq[], onLinked: (faq: Faq) => void) {
  const list = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useKept(OPEN);
  const [linkedId, setLinkedId] = useState<string>();
  const { hash, key } = useLocation();

  const follow = useEffectEvent(() => {
    const known = kept(OPEN) !== undefined;
    const linked = known ? undefined : faqs.find(({ id }) => `#${id}` === hash);
    setLinkedId(linked?.id);
    if (linked) onLinked(linked);
    // It may have been opened natively before hydration.
    setOpenId(known ? kept(OPEN) : (linked ?? list.current?.querySelector("[open]"))?.id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history keeps its own
  useEffect(() => follow(), [hash, key]);

  useEffect(() => {
    if (linkedId) document.getElementById(linkedId)?.scrollIntoView();
  }, [linkedId]);

  const onToggle = ({ id, open }: HTMLDetailsElement) => {
    if (open) setOpenId(id);
    else if (kept(OPEN) === id) setOpenId("");
  };
  return { list, openId, onToggle };
}
