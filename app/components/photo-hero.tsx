import type { ReactNode } from "react";
import { useIsClientNavigation } from "#app/hooks/use-client-value.ts";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { Photo as PhotoData } from "#app/model/types/photo.ts";
import { Photo } from "./photo.tsx";

type Props = {
  title: ReactNode;
  photo?: PhotoData;
  dusk?: string;
  over?: ReactNode;
  children: ReactNode;
};

export function PhotoHero({ title, photo, dusk, over, children }: Props) {
  // After a full load, the start-up screen would hide the animation.
  const fadeIn = useIsClientNavigation() && "animate-fade-in";
  return (
    <section className="photo-hero">
      <div className="photo-hero-top">
        {photo && (
          <div className={joinClasses("photo-hero-photo", fadeIn)}>
            <Photo eager photo={photo} dusk={dusk} className="bg-transparent!" />
            {over}
          </div>
        )}
        <div className="page-container">
          <h1 className="photo-hero-title">{title}</h1>
        </div>
      </div>
      {children}
    </section>
  );
}
