import type { Closing } from "#app/model/queries/parts/photos.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Photo } from "./photo.tsx";

export function CallToAction({ title, text, button, photo, look }: Closing) {
  return (
    <section
      data-look={look}
      className={`call-to-action-${look === "wall" ? "wall" : "sky"} print:hidden relative overflow-clip`}
    >
      <div className="call-to-action-words page-container grid-page relative z-1">
        <h2 className="call-to-action-title">{title}</h2>
        <div className="call-to-action-text">
          <p>{text}</p>
          <ButtonLink to={button.to} className="call-to-action-button">
            {button.label}
          </ButtonLink>
        </div>
      </div>
      <Photo photo={photo} className="call-to-action-photo bg-transparent!" />
    </section>
  );
}
