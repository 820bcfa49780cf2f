import type { Pair } from "#app/model/pages/parts/photos.server.ts";
import { BeforeAfter } from "./before-after.tsx";

type Props = { title: string; text: string; pairs: Pair[] };

export function BeforeAfterBand({ title, text, pairs }: Props) {
  const [first, ...others] = pairs;
  if (!first) return null;
  return (
    <section className="mt-section overflow-x-clip bg-linen py-band max-lg:pb-0 print:mt-0 print:break-inside-avoid print:py-6">
      <div className="wrap grid-page gap-y-part max-lg:gap-y-0">
        <div className="col-span-full self-end max-lg:pb-8 lg:col-margin print:pb-3">
          <h2>{title}</h2>
          <p className="mt-5 text-umber-mid print:hidden">
            {text}{" "}
            <span className="noscript:hidden">
              Drag the line<span className="pointer-coarse:hidden">, or use the arrow keys</span>.
            </span>
          </p>
          <p
            aria-hidden="true"
            className="caption mt-8 border-t border-line-linen pt-3 max-lg:hidden"
          >
            {first.caption}
          </p>
        </div>
        <figure className="col-span-full max-lg:-mx-edge lg:col-main lg:-mr-bleed print:mx-0">
          <BeforeAfter {...first} />
          <figcaption className="caption px-edge py-4 lg:sr-only print:px-0 print:py-2">
            {first.caption}
          </figcaption>
        </figure>
        {others.map((pair) => (
          <figure
            key={pair.after.src}
            className="col-span-full grid-page max-lg:-mx-edge print:hidden"
          >
            <div className="col-span-full max-md:*:aspect-square lg:col-[1/10] lg:-ml-bleed">
              <BeforeAfter {...pair} />
            </div>
            <figcaption className="caption col-span-full self-end border-line-linen max-lg:px-edge max-lg:py-4 lg:col-[10/-1] lg:border-t lg:pt-3">
              {pair.caption}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
