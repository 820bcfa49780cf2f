import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { FaqItem } from "#app/components/faq-item.tsx";
import { FilterButtons } from "#app/components/filter-buttons.tsx";
import { useStaggerStyle } from "#app/components/reveal.tsx";
import { PATHS } from "#app/config/paths.ts";
import { FAQ_STAGGER_MS } from "#app/config/timing.ts";
import { useListQuery } from "#app/hooks/use-list-query.ts";
import { filterByCategory } from "#app/lib/filter-by-category.ts";
import type { Faq } from "#app/model/queries/parts/rich-text.server.ts";

const PARAMETER = "category";

export function FaqAccordion({ title, faqs }: { title: string; faqs: Faq[] }) {
  const { query, setQuery } = useListQuery(PATHS.faq);
  const linked = useLinkedQuestion(faqs);
  const asked = query.get(PARAMETER);
  // A link to an answer of another category shows it among all questions.
  const wanted = linked && linked.category !== asked ? undefined : asked;
  const { category, options, shown, status } = filterByCategory(faqs, wanted, "question");

  return (
    <div className="page-container grid-page items-start gap-y-8 pt-top pb-section">
      <div className="col-span-full md:col-[1/5] md:sticky-if-tall">
        <h1 className="mb-7 text-56">{title}</h1>
        <FilterButtons
          label="Filter questions by category"
          options={options}
          chosen={category}
          onChoose={(chosen) => setQuery({ [PARAMETER]: chosen })}
          direction="column"
        />
        <p role="status" className="caption mt-3">
          {status}
        </p>
      </div>
      <div className="col-span-full border-t border-line [overflow-anchor:none] md:col-[6/-1]">
        {faqs.map((faq) => (
          <AccordionItem key={faq.id} faq={faq} index={shown.indexOf(faq)} />
        ))}
      </div>
    </div>
  );
}

/** Filtered items are hidden instead of removed, so that an open answer stays open. */
function AccordionItem({ faq, index }: { faq: Faq; index: number }) {
  const stagger = useStaggerStyle(index, FAQ_STAGGER_MS);
  const { key } = useLocation();
  const [firstKey] = useState(key);
  return (
    <FaqItem
      faq={faq}
      hidden={index < 0}
      heading="h2"
      onToggle={({ currentTarget: { id, open } }) => {
        if (open !== (window.location.hash === `#${id}`)) setUrlHash(open ? id : undefined);
      }}
      onPress={({ currentTarget }) => keepInPlace(currentTarget)}
      className="reveal"
      // Items that a filter brings back don't wait for the start-up screen.
      style={key === firstKey ? stagger : { ...stagger, "--start": "0ms" }}
    >
      <a href={`#${faq.id}`} className="print:hidden subtle-link mb-4 py-2 text-caption">
        Link to this answer
      </a>
    </FaqItem>
  );
}

/** The click that opens this answer may close a long one above it. */
function keepInPlace(element: Element) {
  const { top } = element.getBoundingClientRect();
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - top;
    if (moved) window.scrollBy({ top: moved, behavior: "instant" });
  });
}

/** Back then finds the answer open. A navigation would scroll to it. */
function setUrlHash(id: string | undefined) {
  const { pathname, search } = window.location;
  const url = `${pathname}${search}${id ? `#${id}` : ""}`;
  window.history.replaceState(window.history.state, "", url);
}

/** The URL gets the open question if it names none, or if a visitor opened another one before hydration. */
function useLinkedQuestion(faqs: Faq[]): Faq | undefined {
  const { hash, key } = useLocation();
  const isFirst = useRef(true);
  const open = useEffectEvent(() => {
    const opened = document.querySelector("details.faq-item[open]:not([hidden])");
    const linked = document.getElementById(hash.slice(1));
    if (!hash || (isFirst.current && opened)) setUrlHash(opened?.id);
    else if (linked instanceof HTMLDetailsElement && !linked.open) {
      linked.open = true;
      linked.scrollIntoView();
    }
    isFirst.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key
  useEffect(() => open(), [key]);
  return faqs.find(({ id }) => hash === `#${id}`);
}
