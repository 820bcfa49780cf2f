import { Quote } from "#app/components/quote.tsx";
import type { CityPage } from "#app/model/pages/city.server.ts";

type Props = Pick<CityPage, "city" | "testimonials">;

export function Testimonials({ city, testimonials }: Props) {
  if (testimonials.length === 0) return null;
  return (
    <section className="mt-section bg-sage-mist py-band print:break-inside-avoid">
      <h2 className="sr-only">What clients in {city} say</h2>
      <ul className="wrap grid gap-x-[calc(2*var(--spacing-gap)+1rem)] gap-y-14 md:pl-[calc(var(--spacing-edge)+0.5em)] lg:grid-cols-2">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </section>
  );
}
