import type { Closing } from "#app/model/pages/parts/photos.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Photo } from "./photo.tsx";

export function CallToAction(closing: Closing) {
  return closing.look === "wall" ? <OnTheWall {...closing} /> : <UnderTheSky {...closing} />;
}

function UnderTheSky({ title, text, button, photo, look }: Closing) {
  return (
    <section data-look={look} className="print:hidden relative overflow-clip pt-section">
      <div className="wrap grid-page relative z-1 gap-y-6">
        <h2 className="col-span-full text-83 md:col-[1/8]">{title}</h2>
        <div className="col-span-full self-end md:col-aside">
          <p>{text}</p>
          <ButtonLink to={button.to} className="mt-6">
            {button.label}
          </ButtonLink>
        </div>
      </div>
      <Photo photo={photo} className="closing-sky bg-transparent!" />
    </section>
  );
}

function OnTheWall({ title, text, button, photo }: Closing) {
  return (
    <section className="closing-wall print:hidden">
      <Photo photo={photo} className="bg-transparent!" />
      <div className="wrap grid-page relative">
        <div className="col-span-full lg:col-[1/6]">
          <h2>{title}</h2>
          <p className="mt-4 max-w-note">{text}</p>
          <ButtonLink to={button.to} className="mt-7">
            {button.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
