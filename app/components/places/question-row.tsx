import type { ComponentProps, MouseEventHandler } from "react";
import { RichText } from "#app/components/rich-text.tsx";
import type { Faq } from "#app/model/pages/parts/faq-entry.server.ts";

type Props = ComponentProps<"details"> & {
  faq: Faq;
  heading: "h2" | "h3";
  onPress?: MouseEventHandler<HTMLElement>;
};

/**
 * Native `details`: opens before any script has arrived, and when find-in-page looks inside. Below
 * the answer stand the children.
 */
export function QuestionRow({ faq, heading: Heading, onPress, children, ...details }: Props) {
  return (
    <details name="faq" id={faq.id} {...details}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control by nature */}
      <summary
        onClick={onPress}
        className="grid grid-cols-[1fr_1.25rem] items-center gap-6 py-5.5 transition-colors hover:text-clay [&::-webkit-details-marker]:hidden"
      >
        <Heading className="text-[clamp(1.25rem,1.15rem+0.5vw,1.5625rem)] leading-tight font-normal tracking-[-0.006em] text-pretty">
          {faq.question}
        </Heading>
        <PlusOrMinus />
      </summary>
      <div data-answer className="text-umber-soft">
        <div className="prose pb-2 md:mr-12">
          <RichText blocks={faq.answer} />
        </div>
        {children}
      </div>
    </details>
  );
}

/** How a row looks; one that moves in adds to it. */
export const QUESTION_ROW = "faq-item group border-b border-line";

function PlusOrMinus() {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="size-5 stroke-current [&>path]:origin-center [&>path]:transition-transform [&>path]:duration-(--slow)"
    >
      <path d="M0 10h20" />
      <path d="M0 10h20" className="rotate-90 group-open:rotate-0" />
    </svg>
  );
}
