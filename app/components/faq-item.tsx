import type { ComponentProps, MouseEventHandler } from "react";
import { PATHS } from "#app/config/paths.ts";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { Faq } from "#app/model/queries/parts/rich-text.server.ts";
import { PlusIcon } from "#app/ui/plus-icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { RichText } from "./rich-text.tsx";

type Props = ComponentProps<"details"> & {
  faq: Faq;
  heading: "h2" | "h3";
  onPress?: MouseEventHandler<HTMLElement>;
};

/** Native `details` opens before hydration, and for find-in-page. */
export function FaqItem(props: Props) {
  const { faq, heading: Heading, onPress, className, children, ...details } = props;
  return (
    <details name="faq" id={faq.id} className={joinClasses("faq-item", className)} {...details}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control by nature */}
      <summary onClick={onPress} className="faq-item-question">
        <Heading className="text-25 text-pretty">{faq.question}</Heading>
        <PlusIcon className="size-5" />
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

export function FaqSection({ title, faqs }: { title: string; faqs: Faq[] }) {
  if (faqs.length === 0) return null;
  return (
    <section className="page-container grid-page items-start gap-y-6 pt-section">
      <div className="col-span-full md:col-[1/5]">
        <h2>{title}</h2>
        <TextLink to={PATHS.faq} className="mt-3">
          All questions and answers
        </TextLink>
      </div>
      <div className="col-span-full border-t border-line md:col-[6/-1]">
        {faqs.map((faq) => (
          <FaqItem key={faq.id} faq={faq} heading="h3" />
        ))}
      </div>
    </section>
  );
}
