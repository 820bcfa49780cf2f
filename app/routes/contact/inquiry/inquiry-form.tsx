import { SubmissionForm } from "#app/components/submission/submission-form.tsx";
import type { ContactPage } from "#app/model/pages/contact.server.ts";
import { lazyPart } from "#app/routes/contact/lazy-part.tsx";
import { Button } from "#app/ui/button.tsx";
import { ADDITIONAL_DETAILS, PERSONAL_INFORMATION, PROPERTY_DETAILS } from "./fields.ts";
import { FormSection } from "./form-section.tsx";
import { INQUIRY_STATUS_ID, InquiryStatus } from "./inquiry-status.tsx";
import { type Inquiry, loadDraft } from "./use-inquiry-form.ts";

const PhotoPicker = lazyPart(() => import("./photo-picker.tsx"), "photos-status");
const InquiryDraft = lazyPart(loadDraft);

/** The fields keep their own values: nothing renders while a visitor types. */
export function InquiryForm({ page, inquiry }: { page: ContactPage; inquiry: Inquiry }) {
  const { service, business } = page;
  const { form, isBusy, touched } = inquiry;
  return (
    <SubmissionForm
      service={service}
      email={business.email}
      {...form}
      id="inquiry"
      aria-label="Inquiry"
      className="col-span-full grid gap-y-[clamp(2.5rem,4vw,3.5rem)] lg:col-[1/8] lg:row-start-1"
    >
      <FormSection {...PERSONAL_INFORMATION} />
      <FormSection {...PROPERTY_DETAILS}>{page.estimate && <EstimateLink />}</FormSection>
      <FormSection
        {...ADDITIONAL_DETAILS}
        chips={<InquiryDraft form={form.ref} touched={touched} handle={inquiry.draft} />}
      >
        {service.photos && <PhotoPicker handle={inquiry.photos} />}
      </FormSection>
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

function EstimateLink() {
  return (
    <a
      href="#estimate"
      className="underline-drawn col-span-full justify-self-start py-2.5 text-small font-medium md:col-span-3 md:mb-0.5 md:self-end md:justify-self-end"
    >
      What would staging cost?
    </a>
  );
}

/** The browser takes spaces for an answer; Enter in a field clicks the button as well. */
function emptyBlanks(form: HTMLFormElement | null) {
  for (const field of form?.querySelectorAll<HTMLInputElement>("[required]") ?? [])
    if (!field.value.trim()) field.value = "";
}
