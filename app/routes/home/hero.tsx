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
    <PhotoHero title={title} photo={photo} over={before && <EmptyRoom photo={before} />}>
      <div className="hero-words page-container">
        {caption && <p className="caption">{caption}</p>}
        <p className="leading-snug">{text}</p>
        <div className="flex gap-2 max-md:*:flex-1 max-md:*:px-2 md:gap-3">
          <ButtonLink to={primary.to}>{primary.label}</ButtonLink>
          <ButtonLink to={secondary.to} className="button-outline">
            {secondary.label}
          </ButtonLink>
        </div>
      </div>
    </PhotoHero>
  );
}

/** The room before it was staged: fades after a full page load, if it came in time. */
function EmptyRoom({ photo }: { photo: PhotoData }) {
  if (useIsClientNavigation()) return null;
  return (
    <div data-empty-room="" className="empty-room">
      <Photo photo={photo} decorative className="bg-transparent!" />
    </div>
  );
}
