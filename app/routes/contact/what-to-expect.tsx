import type { ContactPage } from "#app/model/pages/contact.server.ts";

type Props = Pick<ContactPage, "rating" | "testimonial" | "next">;

/** What helps to decide, beside the message and its button: a rating, a voice, the next steps. */
export function WhatToExpect({ rating, testimonial, next }: Props) {
  return (
    <div className="grid gap-y-8 md:max-lg:grid-cols-2 md:max-lg:gap-x-gap">
      <div className="text-small">
        {testimonial && (
          <figure className="mb-3">
            <blockquote className="font-serif text-[1.375rem] leading-[1.28]">
              <p className="hanging-quote">“{testimonial.quote}”</p>
            </blockquote>
            <figcaption className="mt-3 text-umber-soft">
              {testimonial.name}, {testimonial.role}
            </figcaption>
          </figure>
        )}
        {rating && (
          <a href={rating.url} rel="noopener" className="underline-drawn inline-block py-2">
            {rating.value} of {rating.best} in {rating.count} reviews
          </a>
        )}
      </div>
      {next && (
        <section aria-labelledby="next">
          <h2 id="next" className="text-h3 font-normal">
            {next.title}
          </h2>
          <ol className="mt-3 border-b border-line text-small">
            {next.steps.map((step, index) => (
              <li key={step} className="flex gap-4 border-t border-line py-2.5">
                <span
                  aria-hidden="true"
                  className="font-serif text-[1.25rem] leading-[1.2] text-clay"
                >
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
