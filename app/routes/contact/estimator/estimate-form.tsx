import type { ContactPage } from "#app/model/pages/contact.server.ts";
import type { TakenEstimate } from "#app/routes/contact/inquiry/use-inquiry-draft.ts";
import { PROPERTY_STATUSES } from "#app/routes/contact/inquiry-options.ts";
import { Button } from "#app/ui/button.tsx";
import { SegmentedRadios } from "#app/ui/segmented-radios.tsx";
import { Select } from "#app/ui/select.tsx";
import { DEFAULT_ANSWERS } from "./default-answers.ts";
import { formatPriceRange } from "./format-price-range.ts";
import { OutdoorCheckbox } from "./outdoor-checkbox.tsx";
import { sizeLabels } from "./size-labels.ts";
import { useEstimate } from "./use-estimate.ts";

type Props = {
  estimate: NonNullable<ContactPage["estimate"]>;
  onUse: (estimate: TakenEstimate) => void;
};

/** A form of its own: to submit it is to take the estimate over into the inquiry. */
export function EstimateForm({ estimate: { rates, period, note }, onUse }: Props) {
  const sizes = sizeLabels(rates.sizes);
  const { form, answers, cost } = useEstimate(rates, sizes);
  const price = formatPriceRange(cost);
  return (
    <form
      {...form}
      id="estimate-form"
      onSubmit={(event) => {
        event.preventDefault();
        onUse(taken(`About ${price} ${period}`, answers, sizes));
      }}
      className="col-span-full grid-page items-end gap-y-8 noscript:hidden"
    >
      <div className="col-span-full grid grid-cols-2 gap-x-gap gap-y-5 md:col-[1/8]">
        <SegmentedRadios
          label="Kind of home"
          name="staging"
          options={PROPERTY_STATUSES}
          defaultValue={DEFAULT_ANSWERS.staging}
          className="col-span-full"
        />
        <Select
          label="Size in square feet"
          name="size"
          options={sizes}
          defaultValue={sizes[DEFAULT_ANSWERS.size]}
          className="max-md:col-span-full"
        />
        <Select
          label="Rooms to stage"
          name="rooms"
          options={Array.from({ length: rates.maxRooms }, (_, index) => String(index + 1))}
          defaultValue={DEFAULT_ANSWERS.rooms}
          className="max-md:col-span-full"
        />
        <OutdoorCheckbox />
      </div>
      <div className="col-span-full border-t border-line-strong pt-5 md:col-[8/-1] lg:col-[9/-1]">
        <output className="block text-small">
          About{" "}
          <span className="my-1 block font-serif text-[clamp(1.875rem,1.25rem+1.7vw,3rem)] leading-[1.08] font-light tracking-[-0.018em] [font-variant-numeric:lining-nums] max-md:text-[clamp(2rem,10.5vw,2.75rem)]">
            {price}
          </span>{" "}
          {period}. <span className="text-umber-soft">{note}</span>
        </output>
        <Button type="submit" className="mt-6 max-md:w-full">
          Use this in my inquiry
        </Button>
      </div>
    </form>
  );
}

function taken(price: string, answers: typeof DEFAULT_ANSWERS, sizes: string[]): TakenEstimate {
  const { staging, size, rooms, outdoor } = answers;
  const status = PROPERTY_STATUSES.find(({ value }) => value === staging)?.label ?? staging;
  const squareFootage = sizes[size] ?? "";
  const basis = [status, `${rooms} ${rooms === 1 ? "room" : "rooms"}`, `${squareFootage} sq ft`];
  if (outdoor) basis.push("with outdoors");
  return {
    text: `${price} (${basis.join(", ").toLowerCase()})`,
    fields: {
      propertyStatus: staging,
      squareFootage,
      outdoorStaging: outdoor ? "yes" : "no",
    },
  };
}
