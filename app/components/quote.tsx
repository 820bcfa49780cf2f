import type { ReactNode } from "react";
import type { Content } from "#app/model/schema/content.ts";

type Props = { testimonial: Omit<Content["testimonials"][number], "photo"> };

export function Quote({ testimonial: { name, role, city, quote } }: Props) {
  return (
    <figure>
      <blockquote className="max-w-[21em] font-serif text-quote font-light tracking-tight">
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
    <div className="wrap grid-page">
      <div className="relative col-span-full -mx-edge aspect-4/3 bg-sand md:col-[1/5] md:mr-0 md:-ml-bleed md:aspect-auto md:min-h-144 print:hidden">
        {photo}
      </div>
      <div className="col-span-full flex flex-col pt-10 pb-8 md:col-[5/-1] md:pt-[clamp(3.5rem,7vw,8rem)] md:pb-part md:pl-[clamp(0rem,4vw,5rem)]">
        {children}
      </div>
    </div>
  );
}
