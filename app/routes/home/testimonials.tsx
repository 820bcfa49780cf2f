import { Photo } from "#app/components/photo.tsx";
import { Testimonial, TestimonialPanel } from "#app/components/testimonial.tsx";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { HomePage } from "#app/model/queries/home.server.ts";
import { Dots } from "#app/ui/dots.tsx";
import { PrevNextButtons } from "#app/ui/icon-button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { getSlideProps, useCarousel } from "./use-carousel.ts";

export function Testimonials(props: NonNullable<HomePage["testimonials"]>) {
  const { title, items, link, reviewsUrl } = props;
  const { index, by, show, track } = useCarousel(items.length);
  const current = items[index];
  const isCarousel = items.length > 1;
  const photo = current?.photo ?? props.photo;
  return (
    <section
      aria-labelledby="testimonials"
      aria-roledescription={isCarousel ? "carousel" : undefined}
      className="overflow-clip bg-sage-mist"
    >
      <h2 id="testimonials" className="sr-only">
        {title}
      </h2>
      <TestimonialPanel
        photo={
          <Photo
            key={photo.src}
            photo={photo}
            className={by === "start" ? undefined : "animate-fade-in"}
          />
        }
      >
        <ul
          {...track}
          tabIndex={isCarousel ? 0 : undefined}
          aria-labelledby="testimonials"
          className="carousel -ml-[0.5em] text-47"
        >
          {items.map((item, position) => (
            <li key={item.id}>
              <div
                {...(isCarousel && getSlideProps(position, items.length))}
                className={joinClasses(
                  "pl-[0.5em]",
                  by === "button" && position === index && "animate-rise",
                )}
              >
                <Testimonial testimonial={item} />
              </div>
            </li>
          ))}
        </ul>
        <p aria-live="polite" className="sr-only">
          {by !== "start" &&
            `Quote ${index + 1} of ${items.length}: ${current?.quote} ${current?.name}`}
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-6 md:pt-10">
          {isCarousel && (
            <>
              <PrevNextButtons entry="quote" onMove={(step) => show(index + step)} />
              <Dots count={items.length} current={index} name="Quote" onSelect={show} />
            </>
          )}
          {link && reviewsUrl && (
            <div className="max-md:w-full md:ml-auto">
              <TextLink to={reviewsUrl} rel="noopener" className="hover:text-clay-deep">
                {link}
              </TextLink>
            </div>
          )}
        </div>
      </TestimonialPanel>
    </section>
  );
}
