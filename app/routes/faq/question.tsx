import { RichText } from "#app/components/rich-text.tsx";
import { FAQ_STAGGER_MS } from "#app/config/timing.ts";
import { useRise } from "#app/hooks/use-rise.ts";
import type { Faq } from "#app/model/pages/faq.server.ts";
import { keepInPlace } from "./keep-in-place.ts";

type Props = {
  faq: Faq;
  index: number;
  open: boolean;
  onOpen: (id: string) => void;
  onClose: (id: string) => void;
};

/** Native `details`: opens before any script has arrived, and when find-in-page looks inside. */
export function Question({ faq, index, open, onOpen, onClose }: Props) {
  const { style } = useRise(index, FAQ_STAGGER_MS);
  return (
    <details
      name="faq"
      id={faq.id}
      open={open}
      onToggle={({ currentTarget }) => (currentTarget.open ? onOpen : onClose)(faq.id)}
      className="faq-item rise group border-b border-line"
      style={style}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control by nature */}
      <summary
        onClick={({ currentTarget }) => keepInPlace(currentTarget)}
        className="grid grid-cols-[1fr_1.25rem] items-center gap-6 py-5.5 transition-colors hover:text-clay [&::-webkit-details-marker]:hidden"
      >
        <h2 className="text-[clamp(1.25rem,1.15rem+0.5vw,1.5625rem)] leading-tight font-normal tracking-[-0.006em] text-pretty">
          {faq.question}
        </h2>
        <PlusOrMinus />
      </summary>
      <div data-answer className="text-umber-soft">
        <div className="prose pb-2 md:mr-12">
          <RichText blocks={faq.answer} />
        </div>
        <a
          href={`#${faq.id}`}
          className="mb-4 inline-block py-2 text-caption hover:text-clay hover:underline hover:underline-offset-[0.3em]"
        >
          Link to this answer
        </a>
      </div>
    </details>
  );
}

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
