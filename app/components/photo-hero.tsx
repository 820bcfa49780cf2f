import type { ReactNode } from "react";
import { useIsClientNavigation } from "#app/hooks/use-client-value.ts";
import { joinClasses } from "#app/lib/join-classes.ts";

type Props = { title: ReactNode; photo: ReactNode; children: ReactNode };

export function PhotoHero({ title, photo, children }: Props) {
  // After a full load, the start-up screen would hide the animation.
  const fadeIn = useIsClientNavigation() && "animate-fade-in";
  return (
    <section className="photo-hero">
      <div className="photo-hero-top">
        {photo && <div className={joinClasses("photo-hero-photo", fadeIn)}>{photo}</div>}
        <div className="page-container">
          <h1 className="photo-hero-title">{title}</h1>
        </div>
      </div>
      {children}
    </section>
  );
}
