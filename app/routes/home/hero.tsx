import { Photo } from "#app/components/photo.tsx";
import { RoomHero } from "#app/components/room-hero.tsx";
import { STARTUP_SCREEN_MS } from "#app/config/timing.ts";
import { useArrivedByNavigation } from "#app/hooks/use-hydrated.ts";
import type { HomePage } from "#app/model/pages/home.server.ts";
import type { Photo as PhotoData } from "#app/model/schema/photo.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export function Hero({ headline, text, photo, before, primary, secondary }: HomePage["hero"]) {
  const title = headline.map((half, index) => (
    <span key={half} className="block md:inline-block md:not-first:ml-[0.22em]">
      {index > 0 && " "}
      {half}
    </span>
  ));
  return (
    <RoomHero title={title} photo={photo} over={before && <EmptyRoom photo={before} />}>
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-4 py-5 md:flex-nowrap">
        <p className="leading-snug md:mr-auto md:max-w-136">{text}</p>
        <div className="flex w-full gap-2 max-md:*:flex-1 max-md:*:px-2 md:w-auto md:flex-none md:gap-3">
          <ButtonLink to={primary.to}>{primary.label}</ButtonLink>
          <ButtonLink to={secondary.to} look="line">
            {secondary.label}
          </ButtonLink>
        </div>
      </div>
    </RoomHero>
  );
}

/** The room before it was staged: fades after a full page load, if it came in time. */
function EmptyRoom({ photo }: { photo: PhotoData }) {
  const arrivedByNavigation = useArrivedByNavigation();
  if (arrivedByNavigation) return null;
  return (
    <div
      data-empty-room=""
      className="furnishes"
      style={{ "--startup-ms": `${STARTUP_SCREEN_MS}ms` }}
    >
      <Photo photo={photo} frame="emptyRoom" decorative className="bg-transparent!" />
    </div>
  );
}
