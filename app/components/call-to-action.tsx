import { joinClasses } from "#app/lib/join-classes.ts";
import type { Closing } from "#app/model/pages/parts/photos.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Photo } from "./photo.tsx";

export function CallToAction(closing: Closing) {
  return closing.look === "wall" ? <OnTheWall {...closing} /> : <UnderTheSky {...closing} />;
}

function UnderTheSky({ title, text, button, photo, look }: Closing) {
  return (
    <section className="print:hidden relative overflow-clip pt-section">
      <div className="wrap grid-page relative z-1 gap-y-6">
        <h2 className="col-span-full text-h1 md:col-[1/8]">{title}</h2>
        <div className="col-span-full self-end md:col-[9/-1]">
          <p>{text}</p>
          <ButtonLink to={button.to} className="mt-6">
            {button.label}
          </ButtonLink>
        </div>
      </div>
      <Photo
        photo={photo}
        frame="closing"
        className={joinClasses(
          "aspect-square max-h-218 w-full bg-transparent! object-cover md:aspect-2/1",
          look === "whole" ? "mt-10" : "object-top dissolve-sky",
          look === "sky" && "md:mt-[clamp(-3.5rem,-2.4vw,-1rem)]",
          look === "dusk" && "md:mt-[clamp(0rem,1vw,1rem)]",
        )}
      />
    </section>
  );
}

function OnTheWall({ title, text, button, photo }: Closing) {
  return (
    <section className="print:hidden relative mt-section bg-plaster">
      <Photo
        photo={photo}
        frame="closing"
        className="absolute inset-x-0 bottom-0 h-100 w-full bg-transparent! object-cover object-bottom max-lg:dissolve-top lg:inset-0 lg:h-full lg:object-[62%_60%]"
      />
      <div className="wrap grid-page relative content-start pt-14 pb-102 md:pt-[clamp(3.5rem,6vw,7rem)] lg:min-h-[clamp(30rem,46vw,44rem)] lg:pb-0">
        <div className="col-span-full lg:col-[1/6]">
          <h2>{title}</h2>
          <p className="mt-4 max-w-[22em]">{text}</p>
          <ButtonLink to={button.to} className="mt-7">
            {button.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
