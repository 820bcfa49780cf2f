import type { Pair } from "#app/model/queries/parts/photos.server.ts";
import { BeforeAfter } from "./before-after.tsx";

type Props = { title: string; text: string; pairs: Pair[] };

export function BeforeAfterBand({ title, text, pairs }: Props) {
  if (pairs.length === 0) return null;
  return (
    <section className="mt-section overflow-x-clip bg-linen py-band max-lg:pb-0 print:mt-0 print:break-inside-avoid print:py-3">
      <div className="before-after-band page-container grid-page">
        <div className="col-span-full self-end max-lg:pb-8 lg:col-margin print:pb-3">
          <h2>{title}</h2>
          <p className="mt-5 text-umber-mid print:hidden">
            {text}{" "}
            {pairs.some(({ before }) => before.isAligned) && (
              <span className="noscript:hidden">
                Drag the line<span className="pointer-coarse:hidden">, or use the arrow keys</span>.
              </span>
            )}
          </p>
        </div>
        {pairs.map((pair) => (
          <figure key={pair.after.src} className="before-after-band-pair">
            <BeforeAfter {...pair} />
            <figcaption className="before-after-band-caption caption">{pair.caption}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
