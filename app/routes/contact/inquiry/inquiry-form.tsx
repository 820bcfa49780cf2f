import type { RefObject } from "react";
import { SubmissionForm } from "#app/components/submission/submission-form.tsx";
import type { ContactPage } from "#app/model/queries/contact.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "./chip.tsx";
import {
  ADDITIONAL_DETAILS,
  ATTACHED_LABELS,
  getPropertyDetails,
  PERSONAL_INFORMATION,
} from "./fields.ts";
import { InquirySection } from "./inquiry-section.tsx";
import { INQUIRY_STATUS_ID, InquiryStatus } from "./inquiry-status.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import { TextConsent } from "./text-consent.tsx";
import type { Draft } from "./use-draft.ts";
import { useInquiry } from "./use-inquiry.ts";

type Props = { page: ContactPage; form: RefObject<HTMLFormElement | null>; draft: Draft };

/** Fields are uncontrolled, so that typing renders nothing. */
export function InquiryForm({ page, form, draft }: Props) {
  const { unit } = page.measures;
  const { email } = page.business;
  const inquiry = useInquiry(form, draft, email, unit);
  const { photos, isBusy, onSubmit, onInput } = inquiry;
  return (
    <SubmissionForm
      service={page.service}
      email={email}
      ref={form}
      onSubmit={onSubmit}
      onInput={onInput}
      id="inquiry"
      aria-label="Inquiry"
      className="col-span-full grid gap-y-part lg:col-[1/8] lg:row-start-1"
    >
      <InquirySection title="Personal Information" fields={PERSONAL_INFORMATION}>
        {HAS.texts && page.textsFrom && <TextConsent sender={page.textsFrom} />}
      </InquirySection>
      <InquirySection title="Property Details" fields={getPropertyDetails(unit)}>
        {page.estimate && (
          <p className="col-span-full md:col-span-3 md:mb-0.5 md:self-end md:justify-self-end">
            <a href="#estimate" className="text-link">
              What would staging cost?
            </a>
          </p>
        )}
      </InquirySection>
      <InquirySection
        title="Additional Details"
        fields={ADDITIONAL_DETAILS}
        chips={<AttachedChips {...draft} />}
      >
        {page.service.photos && <PhotoPicker {...photos} />}
      </InquirySection>
      <div className="-mt-4 flex flex-wrap items-start gap-x-6 gap-y-4">
        <Button
          type="submit"
          onClick={({ currentTarget }) => emptyBlanks(currentTarget.form)}
          aria-disabled={isBusy}
          aria-describedby={INQUIRY_STATUS_ID}
          className="max-md:w-full md:min-w-42"
        >
          {isBusy ? "Sending..." : "Send Message"}
        </Button>
        <InquiryStatus page={page} {...inquiry} />
      </div>
    </SubmissionForm>
  );
}

function AttachedChips({ attached, remove }: Draft) {
  return (["project", "estimate"] as const).map((name) => {
    const text = attached[name];
    const removed = name === "estimate" ? "the estimate" : text;
    return (
      text && (
        <Chip key={name} removeLabel={`Remove ${removed}`} onRemove={() => remove(name)}>
          {ATTACHED_LABELS[name]}: <b>{text}</b>
          <input type="hidden" name={name} value={text} />
        </Chip>
      )
    );
  });
}

/** Browsers accept spaces as an answer. The button calls this, because Enter in a field clicks it too. */
function emptyBlanks(form: HTMLFormElement | null) {
  for (const field of form?.querySelectorAll<HTMLInputElement>("[required]") ?? [])
    if (!field.value.trim()) field.value = "";
}
