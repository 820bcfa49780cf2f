import { QUESTION_ROW, QuestionRow } from "#app/components/question-row.tsx";
import { useRise } from "#app/components/reveal.tsx";
import { FAQ_STAGGER_MS } from "#app/config/timing.ts";
import type { Faq } from "#app/model/pages/parts/rich-text.server.ts";

type Props = {
  faq: Faq;
  index: number;
  open: boolean;
  onOpen: (id: string) => void;
  onClose: (id: string) => void;
};

export function Question({ faq, index, open, onOpen, onClose }: Props) {
  const { style } = useRise(index, FAQ_STAGGER_MS);
  return (
    <QuestionRow
      faq={faq}
      heading="h2"
      open={open}
      onToggle={({ currentTarget }) => (currentTarget.open ? onOpen : onClose)(faq.id)}
      onPress={({ currentTarget }) => keepInPlace(currentTarget)}
      className={`${QUESTION_ROW} rise`}
      style={style}
    >
      <a
        href={`#${faq.id}`}
        className="mb-4 inline-block py-2 text-caption hover:text-clay hover:underline hover:underline-offset-[0.3em]"
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
