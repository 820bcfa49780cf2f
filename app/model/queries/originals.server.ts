import { pick } from "#app/lib/pick.ts";
import { getQrCodePath } from "#app/lib/qr-code-path.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import type { Site } from "#app/model/load/site.server.ts";
import { getRichText } from "./parts/rich-text.server.ts";

export function getOriginalsPage(site: Site, slug: string) {
  const { content, photos } = site;
  const page = content.originals.find((candidate) => candidate.slug === slug);
  if (!page) return undefined;
  const { title, path, date, agent, brokerage } = page;
  const { name, city, website, phone, email, photoNote } = content.business;
  return {
    ...pick(page, "title", "path", "date"),
    photoNote,
    seo: {
      type: "Originals",
      city,
      detail: title,
      description: `The altered pictures of ${title}, each with its original, unaltered photo and what was changed in it.`,
    },
    dateText: formatDate(date),
    listedBy: [agent, brokerage].filter(Boolean).join(", "),
    pairs: page.pairs.map(({ altered, original, changed }) => ({
      changed,
      altered: photos.getPhoto(altered, "halfWidth"),
      original: photos.getPhoto(original, "halfWidth"),
    })),
    contact: getRichText(`Pictures by ${name}, ${phone}, ${email}`, site),
    caption: `Virtually staged. Original, unaltered photo: ${website}${path}`,
    qrCode: getQrCodePath(path),
  };
}

export type OriginalsPage = NonNullable<ReturnType<typeof getOriginalsPage>>;
