import { Photo } from "#app/components/photo.tsx";
import type { ContactPage } from "#app/model/pages/contact.server.ts";

export function ContactAside({ page }: { page: ContactPage }) {
  return (
    <>
      <ContactCard {...page} />
      <WhatToExpect {...page} />
    </>
  );
}

function ContactCard({ business, photo }: ContactPage) {
  return (
    <aside
      aria-labelledby="contact-information"
      className="grid grid-cols-1 gap-6 md:grid-cols-2 md:gap-x-gap lg:grid-cols-1"
    >
      <div className="frame aspect-4/5 md:max-lg:aspect-auto">
        <Photo eager photo={photo} frame="contactCard" />
      </div>
      <div>
        <h2 id="contact-information" className="sr-only">
          Contact information
        </h2>
        <a
          href={business.dial}
          className="inline-block py-1 font-serif text-[min(9vw,clamp(1.75rem,1.4rem+1.3vw,2.5rem))] leading-[1.15] font-light tracking-[-0.015em] whitespace-nowrap hover:text-clay"
        >
          {business.phone}
        </a>
        <p>
          <a
            href={`mailto:${business.email}`}
            className="underline-drawn inline-block max-w-full py-2 wrap-anywhere"
          >
            {business.email}
          </a>
        </p>
        <dl className="mt-4 text-small">
          {business.hours.map(({ days, text }) => (
            <Row key={days} term={days} text={text} />
          ))}
          <Row term="Studio" text={business.address.join("\n")} />
        </dl>
      </div>
    </aside>
  );
}

function Row({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5">
      <dt className="text-umber-soft">{term}</dt>
      <dd className="ml-auto text-right whitespace-pre-line">{text}</dd>
    </div>
  );
}

function WhatToExpect({ rating, testimonial, next }: ContactPage) {
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
