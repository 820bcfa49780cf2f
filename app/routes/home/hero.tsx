import { Photo } from "#app/components/photo.tsx";
import { PhotoHero } from "#app/components/photo-hero.tsx";
import { useIsClientNavigation } from "#app/hooks/use-client-value.ts";
import type { HomePage } from "#app/model/queries/home.server.ts";
import type { Photo as PhotoData } from "#app/model/types/photo.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export function Hero(props: HomePage["hero"]) {
  const { headline, text, photo, before, caption, primary, secondary } = props;
  const title = headline.map((half, index) => (
    <span key={half} className="block md:inline-block md:not-first:ml-[0.22em]">
      {index > 0 && " "}
      {half}
    </span>
  ));
  return (
    <PhotoHero title={title} photo={photo} over={before?.isAligned && <EmptyRoom photo={before} />}>
      <div className="hero-words page-container">
        {caption && (
          <p className="caption md:col-span-full xl:col-[6/9] xl:row-start-1">{caption}</p>
        )}
        <p className="leading-snug xl:col-[1/6] xl:row-start-1">{text}</p>
        <div className="flex gap-2 max-[22rem]:flex-col md:gap-3 xl:col-[9/-1] xl:row-start-1 xl:justify-self-end">
          <ButtonLink to={primary.to} className="max-md:flex-1 max-md:px-2">
            {primary.label}
          </ButtonLink>
          <ButtonLink to={secondary.to} className="button-outline max-md:flex-1 max-md:px-2">
            {secondary.label}
          </ButtonLink>
        </div>
      </div>
    </PhotoHero>
  );
}

/** The empty room fades after a full page load only. */
function EmptyRoom({ photo }: { photo: PhotoData }) {
  if (useIsClientNavigation()) return null;
  return (
    <div data-empty-room="" className="empty-room">
      <Photo photo={photo} decorative className="bg-transparent!" />
    </div>
  );
}
