import type { Asking } from "#app/model/pages/parts/contact.server.ts";
import type { Photo as PhotoData } from "#app/model/schema/photo.ts";
import type { RichText as Blocks } from "#app/model/schema/rich-text.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { FirstPhoto } from "./photo.tsx";
import { RichText } from "./rich-text.tsx";

type Props = { title: string; answer: Blocks; photo: PhotoData; asking: Asking };

export function AnswerHero({ title, answer, photo, asking }: Props) {
  const { phone, dial, form, estimate } = asking;
  return (
    <div className="wrap grid-page items-start gap-y-8 pt-top">
      <h1 className="col-span-full md:col-[1/11]">{title}</h1>
      <div className="col-span-full lg:col-[1/6]">
        <div className="prose text-lead">
          <RichText blocks={answer} />
        </div>
        <div className="print:hidden mt-7 flex flex-wrap items-center gap-x-7 gap-y-2">
          <ButtonLink to={form.to}>{form.label}</ButtonLink>
          <a href={dial} className="underline-drawn inline-block py-2.5 text-small font-medium">
            Call {phone}
          </a>
          {estimate && <TextLink to={estimate.to}>{estimate.label}</TextLink>}
        </div>
      </div>
      <div className="col-span-full -mx-edge lg:col-[6/-1] lg:ml-0 lg:-mr-bleed">
        <FirstPhoto
          photo={photo}
          frame="answer"
          className="aspect-3/2 max-h-[76svh] w-full object-cover"
        />
      </div>
    </div>
  );
}
