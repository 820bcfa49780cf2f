import { BookingLink } from "#app/components/booking-link.tsx";
import { ClosedDays } from "#app/components/closed-days.tsx";
import { Facts } from "#app/components/facts.tsx";
import { Photo } from "#app/components/photo.tsx";
import { RatingLink, ReviewLink, TestimonialCompact } from "#app/components/testimonial.tsx";
import type { ContactPage } from "#app/model/queries/contact.server.ts";
import { TextLink } from "#app/ui/text-link.tsx";

export function ContactCard({ business, photo, booking }: ContactPage) {
  return (
    <aside
      aria-labelledby="contact-information"
      className="grid grid-cols-1 gap-6 md:grid-cols-2 md:gap-x-gap lg:grid-cols-1"
    >
      <div className="frame aspect-4/5 md:max-lg:aspect-auto">
        <Photo eager photo={photo} />
      </div>
      <div>
        <h2 id="contact-information" className="sr-only">
          Contact information
        </h2>
        <a
          href={business.dial}
          className="inline-block py-1 font-serif text-38 whitespace-normal hover:text-clay"
        >
          {business.phone}
        </a>
        <p>
          <a href={`mailto:${business.email}`} className="text-link max-w-full wrap-anywhere">
            {business.email}
          </a>
        </p>
        {HAS.booking && <BookingLink to={booking} />}
        {HAS.closedDays && <ClosedDays {...business} />}
        <Facts
          facts={[
            ...business.hours.map(({ days, text }) => ({ label: days, value: text })),
            { label: "Studio", value: business.address.join("\n") },
          ]}
          className="mt-4 text-20"
        />
      </div>
    </aside>
  );
}

export function WhatToExpect({ rating, testimonial, next, pages }: ContactPage) {
  return (
    <div className="grid gap-y-8 md:max-lg:grid-cols-2 md:max-lg:gap-x-gap">
      <div className="text-small">
        {testimonial && (
          <TestimonialCompact testimonial={testimonial} size="text-20" className="mb-3" />
        )}
        {rating && (
          <RatingLink rating={rating} className={HAS.reviewLink ? "text-link mr-6" : "text-link"} />
        )}
        {HAS.reviewLink && <ReviewLink rating={rating} className="text-link" />}
      </div>
      {next && (
        <section aria-labelledby="next">
          <h2 id="next" className="text-29">
            {next.title}
          </h2>
          <ol className="mt-3 border-b border-line text-small">
            {next.steps.map((step, index) => (
              <li key={step} className="flex gap-4 border-t border-line py-2.5">
                <span aria-hidden="true" className="font-serif text-20 text-clay">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          {pages.map(({ title, path }) => (
            <TextLink key={path} to={path} className="mr-6">
              {title}
            </TextLink>
          ))}
        </section>
      )}
    </div>
  );
}
