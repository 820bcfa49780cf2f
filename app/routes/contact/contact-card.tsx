import { Photo } from "#app/components/photo.tsx";
import type { ContactPage } from "#app/model/pages/contact.server.ts";

/** Beside the form it stays in view; where the window is low, its picture gives way. */
export function ContactCard({ business, photo }: Pick<ContactPage, "business" | "photo">) {
  return (
    <aside
      aria-labelledby="contact-information"
      className="col-span-full grid gap-6 md:grid-cols-2 md:gap-x-gap lg:sticky lg:top-[calc(var(--spacing-header-compact)+2rem)] lg:col-[9/-1] lg:flex lg:max-h-[calc(100svh-var(--spacing-header-compact)-4rem)] lg:min-h-140 lg:flex-col"
    >
      <div className="frame aspect-3/2 min-h-0 md:aspect-auto lg:aspect-4/5 lg:shrink">
        <Photo photo={photo} frame="contactCard" eager />
      </div>
      <div className="lg:flex-none">
        <h2 id="contact-information" className="sr-only">
          Contact information
        </h2>
        <a
          href={business.dial}
          className="inline-block py-1 font-serif text-[clamp(1.75rem,1.4rem+1.3vw,2.5rem)] leading-[1.15] font-light tracking-[-0.015em] whitespace-nowrap hover:text-clay"
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
            <Row key={days} term={days} lines={[text]} />
          ))}
          <Row term="Studio" lines={business.address} />
        </dl>
      </div>
    </aside>
  );
}

function Row({ term, lines }: { term: string; lines: string[] }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-2.5">
      <dt className="text-umber-soft">{term}</dt>
      <dd className="text-right">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </dd>
    </div>
  );
}
