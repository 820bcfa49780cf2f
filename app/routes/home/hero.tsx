import { Photo } from "#app/components/photo.tsx";
import { STARTUP_SCREEN_MS } from "#app/config/timing.ts";
import { useArrivedByNavigation } from "#app/hooks/use-hydrated.ts";
import type { HomePage } from "#app/model/pages/home.server.ts";
import type { Photo as PhotoData } from "#app/model/schema/photo.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export function Hero({ headline, text, photo, before, primary, secondary }: HomePage["hero"]) {
  return (
    <section className="flex min-h-[min(100svh,80rem)] flex-col">
      <div className="relative min-h-56 flex-1 overflow-clip">
        <div className="hero-room absolute inset-x-0 bottom-0 dissolve-hero animate-dawn">
          <Photo eager photo={photo} frame="hero" className={ROOM} />
          {before && <EmptyRoom photo={before} />}
        </div>
        <div className="wrap">
          <h1 className="relative pt-20 text-[min(var(--text-display),(100vw-2*var(--spacing-edge))/5.7)] leading-[0.96] tracking-[-0.03em] md:-mr-edge md:pt-[calc(var(--spacing-header)+clamp(0.25rem,1.8svh,1.25rem))] md:text-display md:leading-[0.98]">
            {headline.map((half, index) => (
              <span key={half} className="block md:inline-block md:not-first:ml-[0.22em]">
                {index > 0 && " "}
                {half}
              </span>
            ))}
          </h1>
        </div>
      </div>
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-4 pt-4.5 pb-5 md:flex-nowrap md:pb-4.5">
        <p className="leading-[1.45] md:mr-auto md:max-w-136">{text}</p>
        <div className="flex w-full gap-2 max-md:*:flex-1 max-md:*:px-2 md:w-auto md:flex-none md:gap-3">
          <ButtonLink to={primary.to}>{primary.label}</ButtonLink>
          <ButtonLink to={secondary.to} look="line">
            {secondary.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

const ROOM = "size-full bg-transparent! object-cover object-(--focus)";

/** The room before it was staged: fades after a full page load, if it came in time. */
function EmptyRoom({ photo }: { photo: PhotoData }) {
  const arrivedByNavigation = useArrivedByNavigation();
  if (arrivedByNavigation) return null;
  return (
    <div
      data-empty-room=""
      className="furnishes absolute inset-0"
      style={{ "--startup-ms": `${STARTUP_SCREEN_MS}ms` }}
    >
      <Photo photo={photo} frame="emptyRoom" decorative className={ROOM} />
    </div>
  );
}
