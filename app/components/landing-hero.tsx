import type { ContactWays } from "#app/model/queries/parts/contact.server.ts";
import type { Pair } from "#app/model/queries/parts/photos.server.ts";
import type { Photo as PhotoData } from "#app/model/types/photo.ts";
import type { RichText as Blocks } from "#app/model/types/rich-text.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { BeforeAfter } from "./before-after/before-after.tsx";
import { BookingLink } from "./booking-link.tsx";
import { Photo } from "./photo.tsx";
import { RichText } from "./rich-text.tsx";

type Opening = { photo: PhotoData; pair?: Pair; caption?: string };
type Contact = ContactWays & { booking?: string };
type Props = { title: string; answer: Blocks; contact: Contact; opening: Opening };

export function LandingHero({ title, answer, contact, opening }: Props) {
  const { phone, dial, form, estimate } = contact;
  const { photo, pair, caption } = opening;
  return (
    <div className="page-container grid-page items-start gap-y-8 pt-5 max-md:gap-y-4 md:pt-top">
      <h1 className="col-span-full max-md:text-56 md:col-[1/11]">{title}</h1>
      <figure className="col-span-full -mx-edge print:mx-0 lg:col-[6/-1] lg:row-start-2 lg:ml-0 lg:-mr-bleed">
        {pair ? (
          <BeforeAfter {...pair} isOpening />
        ) : (
          <Photo eager photo={photo} className="landing-hero-photo" />
        )}
        {caption && <figcaption className="caption mt-3 px-edge lg:px-0">{caption}</figcaption>}
      </figure>
      <div className="col-span-full max-md:mt-3 lg:col-[1/6] lg:row-start-2">
        <div className="prose lead-text">
          <RichText blocks={answer} />
        </div>
        <div className="print:hidden mt-7 flex flex-wrap items-center gap-x-7 gap-y-2">
          <ButtonLink to={form.to}>{form.label}</ButtonLink>
          <TextLink to={dial}>Call {phone}</TextLink>
          {estimate && <TextLink to={estimate.to}>{estimate.label}</TextLink>}
          {HAS.booking && <BookingLink to={contact.booking} />}
        </div>
      </div>
    </div>
  );
}
