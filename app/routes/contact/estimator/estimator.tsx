import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { copyText } from "#app/hooks/copy-text.ts";
import { useOnMount } from "#app/hooks/use-on-mount.ts";
import { AREA_UNITS } from "#app/model/pricing/measures.ts";
import { calculatePriceRange, formatPriceRange, getHomeTypes } from "#app/model/pricing/prices.ts";
import type { InquiryEstimate } from "#app/routes/contact/inquiry/use-draft.ts";
import { prefillForm } from "#app/routes/contact/prefill-form.ts";
import { readPrefill } from "#app/routes/contact/read-prefill.ts";
import { Button } from "#app/ui/button.tsx";
import { PlusIcon } from "#app/ui/plus-icon.tsx";
import { SegmentedRadios } from "#app/ui/segmented-radios.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import {
  createInquiryEstimate,
  DEFAULT_ANSWERS,
  type Estimate,
  getRoomCounts,
  getSizeLabels,
  readAnswers,
} from "./estimate.ts";
import { buildQuoteLink, describeNames, MAX_NAME_LETTERS, readQuoteLink } from "./quote-link.ts";
import { RateTable } from "./rate-table.tsx";

type Props = { estimate: Estimate; onTake?: (taken: InquiryEstimate) => void };

/** Without scripts there is no sum, so the rates are shown. */
export function Estimator({ estimate, onTake }: Props) {
  const { quote, ...form } = useQuote(estimate);
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
        <Questions {...estimate} quote={quote} hasForm={onTake !== undefined} />
        <details className="rates col-span-full">
          <summary className="text-link">
            How we figure it <PlusIcon className="inline-block w-3" />
          </summary>
          <RateTable {...estimate} />
        </details>
      </form>
    </section>
  );
}

type Quote = ReturnType<typeof useQuote>["quote"];
type QuestionsProps = Estimate & { quote: Quote; hasForm: boolean };

function Questions({ rates, measures, period, note, hasForm, quote }: QuestionsProps) {
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
          options={getRoomCounts(rates)}
          defaultValue={DEFAULT_ANSWERS.rooms}
          className="max-md:col-span-full"
        />
        <label className="control col-span-full flex cursor-pointer items-center gap-3 text-small">
          <input
            type="checkbox"
            name="outdoor"
            value="yes"
            className="size-5 flex-none accent-umber"
          />
          Stage the patio or terrace too
        </label>
      </div>
      <div className="col-span-full border-t border-line-strong pt-5 md:col-[8/-1] lg:col-aside">
        {quote.names && <p className="mb-3 font-medium wrap-anywhere">{quote.names}</p>}
        <output aria-labelledby="estimate-title" className="block text-small">
          About{" "}
          <span className="tabular-figures my-1 block font-serif text-47 md:whitespace-nowrap">
            {quote.price}
          </span>{" "}
          {period}. <span className="text-umber-soft">{note}</span>
        </output>
        <div className="mt-6 flex flex-wrap gap-3">
          {hasForm && (
            <Button type="submit" className="max-md:w-full">
              Use this in my inquiry
            </Button>
          )}
          <Button onClick={quote.copyLink} className="button-outline max-md:w-full">
            Copy link
          </Button>
        </div>
        <details className="mt-3">
          <summary className="text-link">Add names to the link</summary>
          <div className="mt-2 grid grid-cols-2 gap-x-gap">
            <TextField label="For" name="for" autoComplete="off" maxLength={MAX_NAME_LETTERS} />
            <TextField label="From" name="from" autoComplete="off" maxLength={MAX_NAME_LETTERS} />
          </div>
        </details>
      </div>
    </div>
  );
}

const LINK_COPIED = { title: "Link copied", text: "It opens the estimator with these answers." };

function useQuote({ rates, measures }: Estimate) {
  const { search } = useLocation();
  const { propertyStatus, project } = readPrefill(search);
  // The page of the service luxury-home-staging prefills luxury.
  const isAsked = ({ value }: { value: string }) => project?.startsWith(`${value}-`);
  const kind = propertyStatus ?? getHomeTypes(rates).find(isAsked)?.value;
  const ref = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(DEFAULT_ANSWERS);
  const [names, setNames] = useState("");
  const readForm = () => new FormData(ref.current ?? undefined);

  const onChange = () => {
    setAnswers(readAnswers(readForm(), rates));
    setNames(describeNames(readForm()));
  };

  useOnMount(() => {
    const asked = readQuoteLink(search, rates);
    if (ref.current) prefillForm(ref.current, { ...asked, kind: asked.kind ?? kind });
    onChange();
  });

  return {
    ref,
    onChange,
    quote: {
      price: formatPriceRange(calculatePriceRange(rates, answers), measures.sign),
      names,
      copyLink: () =>
        copyText(buildQuoteLink(window.location.href, readForm(), rates), LINK_COPIED),
    },
  };
}
