import { PageHero } from "#app/components/page-hero.tsx";
import { Photo, PhotoTag } from "#app/components/photo.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { copyText } from "#app/hooks/copy-text.ts";
import { getOriginalsPage, type OriginalsPage } from "#app/model/queries/originals.server.ts";
import type { Photo as PhotoData } from "#app/model/types/photo.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/page";

export const loader = ({ params }: Route.LoaderArgs) =>
  withHead(
    (site) => getOriginalsPage(site, params.slug),
    ({ seo, title, path }) => ({ path, seo, trail: [{ name: title, path }] }),
  );

const STATEMENT =
  "A picture labeled “Virtually staged” has been digitally altered. The one labeled “Original” is the same picture, unaltered.";

export default function Originals({ loaderData: page }: Route.ComponentProps) {
  const { title, date, dateText, listedBy, photoNote } = page;
  return (
    <div className="pt-header-compact pb-section print:pt-0">
      <PageHero title={title} intro={STATEMENT} />
      <div className="page-container grid gap-y-part">
        {page.pairs.map(({ altered, original, changed }) => (
          <div key={altered.src} className="grid gap-gap md:grid-cols-2 print:grid-cols-2">
            <Picture photo={altered} label="Virtually staged" text={changed} />
            <Picture photo={original} label="Original" text="Unaltered." />
          </div>
        ))}
        <p className="text-small text-umber-soft">
          Altered <time dateTime={date}>{dateText}</time>
          {listedBy && <> for {listedBy}</>}. {photoNote}
        </p>
        <ForTheListing {...page} />
      </div>
    </div>
  );
}

function Picture({ photo, label, text }: { photo: PhotoData; label: string; text: string }) {
  return (
    <figure className="print:break-inside-avoid">
      <div className="relative">
        <Photo photo={photo} className="h-auto w-full" />
        <PhotoTag photo={photo} />
      </div>
      <figcaption className="caption pt-3">
        <b className="block text-20 font-serif text-umber">{label}</b>
        {text}
      </figcaption>
    </figure>
  );
}

const COPIED = { title: "Caption copied", text: "Paste it below the picture in the listing." };

function ForTheListing({ contact, caption, qrCode }: OriginalsPage) {
  return (
    <section className="grid-page gap-y-6 border-t border-line pt-6 print:break-inside-avoid">
      <div className="col-span-full md:col-lead">
        <h2 className="text-38">For the listing</h2>
        <p className="mt-3 max-w-measure">
          Paste this caption below the altered picture. The QR code, for flyers and postcards, leads
          to this page too. Your listing service may ask for more.
        </p>
        <p className="mt-4 max-w-measure border-l-3 border-clay pl-4 wrap-anywhere">{caption}</p>
        <Button
          onClick={() => copyText(caption, COPIED)}
          className="mt-6 noscript:hidden print:hidden"
        >
          Copy caption
        </Button>
        <div className="mt-6 text-small">
          <RichText blocks={contact} />
        </div>
      </div>
      <div className="col-span-full md:col-aside">
        <img
          src={qrCode}
          alt="QR code that leads to this page"
          width={200}
          height={200}
          loading="lazy"
        />
        <a href={qrCode} download className="text-link print:hidden">
          Download the QR code
        </a>
      </div>
    </section>
  );
}
