import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { useOnMount } from "#app/hooks/use-on-mount.ts";
import { AREA_UNITS } from "#app/model/pricing/measures.ts";
import { calculatePriceRange, formatPriceRange, getHomeTypes } from "#app/model/pricing/prices.ts";
import type { InquiryEstimate } from "#app/routes/contact/inquiry/use-draft.ts";
import { prefillForm } from "#app/routes/contact/prefill-form.ts";
import { readPrefill } from "#app/routes/contact/read-prefill.ts";
import { Button } from "#app/ui/button.tsx";
import { SegmentedRadios } from "#app/ui/segmented-radios.tsx";
import { Select } from "#app/ui/select.tsx";
import {
  createInquiryEstimate,
  DEFAULT_ANSWERS,
  type Estimate,
  getSizeLabels,
  readAnswers,
} from "./estimate.ts";
import { RateTable } from "./rate-table.tsx";

type Props = { estimate: Estimate; onTake?: (taken: InquiryEstimate) => void };

/** Without scripts there is no sum, so the rates are shown. */
export function Estimator({ estimate, onTake }: Props) {
  const { price, ...form } = usePrice(estimate);
  return (
    <section id="estimate" aria-labelledby="estimate-title" className="mt-section bg-linen py-band">
      {/* Outside a dialog, this method makes the browser send nothing. */}
      <form
        {...form}
        id="estimate-form"
        method="dialog"
        onSubmit={({ currentTarget }) =>
          onTake?.(createInquiryEstimate(estimate, new FormData(currentTarget)))
        }
        className="page-container grid-page items-start gap-y-6"
      >
        <h2 id="estimate-title" className="col-span-full md:col-[1/8]">
          {estimate.title}
        </h2>
        <p className="col-span-full max-w-measure self-end text-umber-mid md:col-[8/-1] lg:col-aside">
          {estimate.intro}
        </p>
        <Questions {...estimate} price={price} hasForm={onTake !== undefined} />
        <details className="rates col-span-full">
          <summary className="text-link">
            How we figure it <span aria-hidden="true" className="rates-sign" />
          </summary>
          <RateTable {...estimate} />
        </details>
      </form>
    </section>
  );
}

type QuestionsProps = Estimate & { price: string; hasForm: boolean };

function Questions({ rates, measures, period, note, price, hasForm }: QuestionsProps) {
  const sizes = getSizeLabels(rates.sizes);
  return (
    <div className="col-span-full grid-page items-end gap-y-8 noscript:hidden">
      <div className="col-span-full grid grid-cols-2 gap-x-gap gap-y-5 md:col-[1/8]">
        <SegmentedRadios
          label="Kind of home"
          name="kind"
          options={getHomeTypes(rates)}
          defaultValue={DEFAULT_ANSWERS.kind}
          className="col-span-full"
        />
        <Select
          label={AREA_UNITS[measures.unit].size}
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
        <label className="control col-span-full flex cursor-pointer items-center gap-3 text-small">
          <input type="checkbox" name="outdoor" className="size-5 flex-none accent-umber" />
          Stage the patio or terrace too
        </label>
      </div>
      <div className="col-span-full border-t border-line-strong pt-5 md:col-[8/-1] lg:col-aside">
        <output aria-labelledby="estimate-title" className="block text-small">
          About{" "}
          <span className="tabular-figures my-1 block font-serif text-47 md:whitespace-nowrap">
            {price}
          </span>{" "}
          {period}. <span className="text-umber-soft">{note}</span>
        </output>
        {hasForm && (
          <Button type="submit" className="mt-6 max-md:w-full">
            Use this in my inquiry
          </Button>
        )}
      </div>
    </div>
  );
}

function usePrice({ rates, measures }: Estimate) {
  const { propertyStatus, project } = readPrefill(useLocation().search);
  // The page of the service luxury-home-staging prefills luxury.
  const isAsked = ({ value }: { value: string }) => project?.startsWith(`${value}-`);
  const kind = propertyStatus ?? getHomeTypes(rates).find(isAsked)?.value;
  const ref = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(DEFAULT_ANSWERS);

  const onChange = () => {
    if (ref.current) setAnswers(readAnswers(new FormData(ref.current), rates));
  };

  useOnMount(() => {
    if (ref.current && kind) prefillForm(ref.current, { kind });
    onChange();
  });

  return {
    ref,
    onChange,
    price: formatPriceRange(calculatePriceRange(rates, answers), measures.sign),
  };
}
