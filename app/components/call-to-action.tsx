import type { Closing } from "#app/model/queries/parts/photos.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Photo } from "./photo.tsx";

export function CallToAction({ title, text, button, photo, look }: Closing) {
  return (
    <section
      data-look={look}
      className={`call-to-action call-to-action-${look === "wall" ? "wall" : "sky"} print:hidden relative overflow-clip`}
    >
      <div className="page-container grid-page relative z-1">
        <h2>{title}</h2>
        <div>
          <p>{text}</p>
          <ButtonLink to={button.to}>{button.label}</ButtonLink>
        </div>
      </div>
      <Photo photo={photo} className="bg-transparent!" />
    </section>
  );
}
