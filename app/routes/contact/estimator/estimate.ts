import { STAGING_TYPES } from "#app/config/staging-types.ts";
import { formatNumber, pluralize } from "#app/lib/text/format.ts";
import {
  type Answers,
  calculatePriceRange,
  formatPriceRange,
  getHomeTypes,
} from "#app/model/pricing/prices.ts";
import type { ContactPage } from "#app/model/queries/contact.server.ts";
import { PROPERTY_STATUSES } from "#app/routes/contact/inquiry/fields.ts";
import type { InquiryEstimate } from "#app/routes/contact/inquiry/use-draft.ts";

export type Estimate = NonNullable<ContactPage["estimate"]>;

export const DEFAULT_ANSWERS: Answers = {
  kind: STAGING_TYPES.vacant.status,
  size: 1,
  rooms: 5,
  outdoor: false,
};

export function readAnswers(form: FormData, rates: Estimate["rates"]): Answers {
  return {
    kind: String(form.get("kind")),
    size: getSizeLabels(rates.sizes).indexOf(String(form.get("size"))),
    rooms: Number(form.get("rooms")),
    outdoor: form.has("outdoor"),
  };
}

export const getRoomCounts = ({ maxRooms }: Estimate["rates"]) =>
  Array.from({ length: maxRooms }, (_, index) => String(index + 1));

/** [1500, 2000] becomes 'Up to 1,500', '1,501 to 2,000' and 'More than 2,000'. */
export function getSizeLabels(sizes: number[]): string[] {
  const labels = sizes.map((size, index) => {
    const before = sizes[index - 1];
    return before
      ? `${formatNumber(before + 1)} to ${formatNumber(size)}`
      : `Up to ${formatNumber(size)}`;
  });
  return [...labels, `More than ${formatNumber(sizes.at(-1) ?? 0)}`];
}

export function createInquiryEstimate(
  { rates, period, measures }: Estimate,
  form: FormData,
): InquiryEstimate {
  const answers = readAnswers(form, rates);
  const { kind, size, rooms, outdoor } = answers;
  const label = getHomeTypes(rates).find(({ value }) => value === kind)?.label ?? kind;
  const squareFootage = getSizeLabels(rates.sizes)[size] ?? "";
  const basis = [label, pluralize(rooms, "room"), `${squareFootage} ${measures.unit}`];
  if (outdoor) basis.push("with outdoors");
  const price = formatPriceRange(calculatePriceRange(rates, answers), measures.sign);
  // A luxury home may be vacant or occupied, and only its owner knows.
  const isStatus = PROPERTY_STATUSES.some(({ value }) => value === kind);
  return {
    text: `About ${price} ${period} (${basis.join(", ").toLowerCase()})`,
    fields: {
      ...(isStatus && { propertyStatus: kind }),
      squareFootage,
      outdoorStaging: outdoor ? "yes" : "no",
    },
  };
}
