import type { Photo as PhotoData } from "#app/model/types/photo.ts";
import { Photo } from "./photo.tsx";

type Props = { title: string; intro?: string; photo?: PhotoData };

export function PageHero({ title, intro, photo }: Props) {
  const isUpright = photo && photo.height > photo.width;
  return (
    <div className="page-container grid-page items-end gap-y-5 pt-top pb-part">
      <h1 className="col-span-full self-start md:col-lead">{title}</h1>
      {intro && (
        <p
          className={`col-span-full ${isUpright ? "lead-text md:col-lead" : "max-w-measure text-umber-soft md:col-aside"}`}
        >
          {intro}
        </p>
      )}
      {photo && (
        <div
          className={
            isUpright
              ? "col-span-full max-md:-mx-edge md:col-aside md:row-[1/3]"
              : "col-span-full -mx-bleed"
          }
        >
          <Photo eager photo={photo} className="w-full" />
        </div>
      )}
    </div>
  );
}
