import { Quote } from "#app/components/quote.tsx";
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
      <Quote testimonial={testimonial} />
    </div>
  );
}
