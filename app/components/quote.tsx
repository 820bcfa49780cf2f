import type { ReactNode } from "react";
import type { Content } from "#app/model/schema/content.ts";

type Props = { testimonial: Omit<Content["testimonials"][number], "photo"> };

export function Quote({ testimonial: { name, role, city, quote } }: Props) {
  return (
    <figure>
      <blockquote className="max-w-[21em] font-serif text-47">
        <p className="md:hanging-quote">“{quote}”</p>
      </blockquote>
      <figcaption className="mt-8 text-body">
        <span className="block font-medium">{name}</span>
        <span className="block text-small text-umber-mid">
          {[role, city].filter(Boolean).join(", ")}
        </span>
      </figcaption>
    </figure>
  );
}

export function QuoteField({ photo, children }: { photo: ReactNode; children: ReactNode }) {
  return (
    <div className="quote-field wrap grid-page">
      <div>{photo}</div>
      <div>{children}</div>
    </div>
  );
}
