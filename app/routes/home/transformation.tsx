import { BeforeAfter } from "#app/components/before-after.tsx";
import { Photo } from "#app/components/photo.tsx";
import type { HomePage } from "#app/model/pages/home.server.ts";
import { TextLink } from "#app/ui/text-link.tsx";

export function Transformation(props: NonNullable<HomePage["transformation"]>) {
  const { title, text, link, before, after } = props;
  return (
    <section className="bg-linen pt-band md:pb-band">
      <div className="wrap grid-page items-end gap-y-8">
        <div className="col-span-full pb-1 lg:col-[1/4]">
          <h2>{title}</h2>
          <p className="mt-5 mb-4 max-w-measure text-umber-soft">{text}</p>
          <TextLink to={link.to}>{link.label}</TextLink>
        </div>
        <div className="col-span-full -mr-bleed -ml-edge lg:col-[4/-1] lg:ml-0">
          {before ? (
            <BeforeAfter
              before={before}
              after={after}
              label="Compare the room before and after staging"
            />
          ) : (
            <Photo photo={after} frame="beforeAfter" className="w-full" />
          )}
        </div>
      </div>
    </section>
  );
}
