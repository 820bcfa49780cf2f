import { FirstPhoto } from "#app/components/photo.tsx";
import type { ContactPage } from "#app/model/pages/contact.server.ts";

export function ContactCard({ business, photo }: Pick<ContactPage, "business" | "photo">) {
  return (
    <aside
      aria-labelledby="contact-information"
      className="grid grid-cols-1 gap-6 md:grid-cols-2 md:gap-x-gap lg:grid-cols-1"
    >
      <div className="frame aspect-3/2 md:aspect-auto lg:aspect-3/2">
        <FirstPhoto photo={photo} frame="contactCard" />
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
    <div className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5">
      <dt className="text-umber-soft">{term}</dt>
      <dd className="ml-auto text-right">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </dd>
    </div>
  );
}
