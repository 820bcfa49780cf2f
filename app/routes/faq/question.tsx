import { QUESTION_ROW, QuestionRow } from "#app/components/places/question-row.tsx";
import { useRise } from "#app/components/reveal.tsx";
import { FAQ_STAGGER_MS } from "#app/config/timing.ts";
import type { Faq } from "#app/model/pages/parts/faq-entry.server.ts";
import { keepInPlace } from "./keep-in-place.ts";

type Props = {
  faq: Faq;
  index: number;
  open: boolean;
  onOpen: (id: string) => void;
  onClose: (id: string) => void;
};

/** One question of the accordion, with a link that others can be sent. */
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
