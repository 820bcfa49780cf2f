import { joinClasses } from "#app/lib/join-classes.ts";
import type { Testimonial } from "#app/model/pages/home.server.ts";

type Props = {
  testimonial: Testimonial;
  /** Its place in the carousel, e.g. '3 of 7'; none for a single quote. */
  slide?: string;
  /** It was just called up by a button, so it rises in. */
  rises: boolean;
};

export function TestimonialQuote({ testimonial, slide, rises }: Props) {
  const asSlide = slide && {
    role: "group",
    "aria-roledescription": "slide",
    "aria-label": slide,
  };
  return (
    <div {...asSlide} className={joinClasses("md:pl-[0.5em]", rises && "animate-rise")}>
      <figure>
        <blockquote className="max-w-[21em] font-serif text-quote font-light tracking-[-0.016em]">
          <p className="md:hanging-quote">“{testimonial.quote}”</p>
        </blockquote>
        <figcaption className="mt-8 text-body">
          <span className="block font-medium">{testimonial.name}</span>
          <span className="block text-small text-umber-mid">
            {[testimonial.role, testimonial.city].filter(Boolean).join(", ")}
          </span>
        </figcaption>
      </figure>
    </div>
  );
}
