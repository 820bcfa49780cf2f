import type { ReactNode } from "react";
import { joinClasses } from "#app/lib/join-classes.ts";
import { pluralize } from "#app/lib/text/format.ts";
import type { Content } from "#app/model/schema/content.ts";

type Props = { testimonial: Omit<Content["testimonials"][number], "photo"> };

type CompactProps = Props & { size: string; className: string };

export function TestimonialCompact({
  testimonial: { name, role, quote },
  size,
  className,
}: CompactProps) {
  return (
    <figure className={className}>
      <blockquote className={`font-serif ${size}`}>
        <p className="hanging-quote">“{quote}”</p>
      </blockquote>
      <figcaption className="testimonial-author mt-3 text-umber-soft">
        {name}, {role}
      </figcaption>
    </figure>
  );
}

type RatingProps = { rating: NonNullable<Content["business"]["rating"]>; className: string };

export function RatingLink({ rating: { url, value, best, count }, className }: RatingProps) {
  return (
    <a href={url} rel="noopener" className={className}>
      {value} out of {best} from {pluralize(count, "review")}
    </a>
  );
}

export const ReviewLink = ({ rating, className }: Partial<RatingProps>) =>
  rating?.write && (
    <>
      {" "}
      <a href={rating.write} rel="noopener" className={className}>
        Leave a review
      </a>
    </>
  );

export function Testimonial({ testimonial: { name, role, city, quote } }: Props) {
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

export function TestimonialPanel({ photo, children }: { photo: ReactNode; children: ReactNode }) {
  return (
    <div className="page-container grid-page">
      {photo && <div className="testimonial-panel-photo">{photo}</div>}
      <div className={joinClasses("testimonial-panel-words", !photo && "testimonial-panel-wide")}>
        {children}
      </div>
    </div>
  );
}
