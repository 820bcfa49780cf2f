import {
  BATHROOMS,
  BEDROOMS,
  DEFAULT_OUTDOOR_STAGING,
  DEFAULT_PROPERTY_STATUS,
  OUTDOOR_STAGING,
  PROPERTY_STATUSES,
} from "#app/routes/contact/inquiry-options.ts";
import { SegmentedRadios } from "#app/ui/segmented-radios.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { FormSection } from "./form-section.tsx";

export function PropertyDetails({ hasEstimator }: { hasEstimator: boolean }) {
  return (
    <FormSection title="Property Details">
      <SegmentedRadios
        label="Property status"
        name="propertyStatus"
        options={PROPERTY_STATUSES}
        defaultValue={DEFAULT_PROPERTY_STATUS}
        optional
        className="col-span-full"
      />
      <TextField
        label="Address"
        name="address"
        autoComplete="address-line1"
        optional
        className="col-span-full"
      />
      <div className="col-span-full grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-gap gap-y-5 md:grid-cols-3">
        <Select label="Bedrooms" name="bedrooms" options={BEDROOMS} optional />
        <Select label="Bathrooms" name="bathrooms" options={BATHROOMS} optional />
        <TextField
          label="Square footage"
          name="squareFootage"
          inputMode="numeric"
          autoComplete="off"
          optional
          className="max-md:col-span-full"
        />
      </div>
      <SegmentedRadios
        label="Outdoor staging"
        name="outdoorStaging"
        options={OUTDOOR_STAGING}
        defaultValue={DEFAULT_OUTDOOR_STAGING}
        optional
        className="col-span-full md:col-span-3 md:w-64"
      />
      {hasEstimator && (
        <a
          href="#estimate"
          className="underline-drawn col-span-full justify-self-start py-2.5 text-small font-medium md:col-span-3 md:mb-0.5 md:self-end md:justify-self-end"
        >
          What would staging cost?
        </a>
      )}
    </FormSection>
  );
}
