import type { ContactPage } from "#app/model/pages/contact.server.ts";
import type { TakenEstimate } from "#app/routes/contact/inquiry/use-inquiry-draft.ts";
import { EstimateForm } from "./estimate-form.tsx";
import { RateTable } from "./rate-table.tsx";

type Props = {
  estimate: NonNullable<ContactPage["estimate"]>;
  onUse: (estimate: TakenEstimate) => void;
};

/** Without scripts nothing can be added up, so the rates themselves are shown. */
export function Estimator({ estimate, onUse }: Props) {
  return (
    <section id="estimate" aria-labelledby="estimate-title" className="mt-section bg-linen py-band">
      <div className="wrap grid-page items-start gap-y-6">
        <h2 id="estimate-title" className="col-span-full md:col-[1/8]">
          {estimate.title}
        </h2>
        <p className="col-span-full max-w-measure self-end text-umber-mid md:col-[8/-1] lg:col-[9/-1]">
          {estimate.intro}
        </p>
        <EstimateForm estimate={estimate} onUse={onUse} />
        <details className="group col-span-full noscript:hidden">
          <summary className="underline-drawn inline-block py-2.5 text-small font-medium [&::-webkit-details-marker]:hidden">
            How we figure it{" "}
            <span aria-hidden="true" className="inline-block w-[1ch]">
              <span className="group-open:hidden">+</span>
              <span className="hidden group-open:inline">−</span>
            </span>
          </summary>
          <RateTable estimate={estimate} />
        </details>
        <noscript className="col-span-full">
          <RateTable estimate={estimate} />
        </noscript>
      </div>
    </section>
  );
}
