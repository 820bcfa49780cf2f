import { Photo } from "#app/components/photo.tsx";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { HomePage } from "#app/model/pages/home.server.ts";
import { TextLink } from "#app/ui/text-link.tsx";

type Props = { card: HomePage["services"]["cards"][number]; index: number };

/** One link, stretched over the whole card, so that its name stays short. */
export function ServiceCard({ card, index }: Props) {
  return (
    <div className="group relative">
      <div
        className={joinClasses(
          "frame aspect-5/4",
          index % 2 === 0 ? "max-md:-mr-edge" : "max-md:-ml-edge",
          CROPS[index],
        )}
      >
        <Photo photo={card.photo} frame={index === 0 ? "serviceCard" : "squareServiceCard"} />
      </div>
      <h3 className="mt-5 mb-2">{card.title}</h3>
      <p className="max-w-[27em] text-umber-soft">{card.description}</p>
      <TextLink to={card.link} className="mt-2 after:absolute after:inset-0">
        {card.linkLabel}
      </TextLink>
    </div>
  );
}

const CROPS = ["md:aspect-4/5", "md:aspect-[5/4.6]", "md:aspect-[1/1.12]", "md:aspect-4/5"];
