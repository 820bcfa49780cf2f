import { SubmissionForm } from "#app/components/submission/submission-form.tsx";
import { useInBrowser } from "#app/hooks/use-hydrated.ts";
import type { ContactPage } from "#app/model/pages/contact.server.ts";
import { lazyPart } from "#app/routes/contact/lazy-part.tsx";
import { Button } from "#app/ui/button.tsx";
import { cameFrom } from "./came-from.ts";
import { Chip } from "./chip.tsx";
import { ADDITIONAL_DETAILS, ALONG, PERSONAL_INFORMATION, PROPERTY_DETAILS } from "./fields.ts";
import { FormSection } from "./form-section.tsx";
import { INQUIRY_STATUS_ID, InquiryStatus } from "./inquiry-status.tsx";
import type { Inquiry } from "./use-inquiry-form.ts";

const PhotoPicker = lazyPart(() => import("./photo-picker.tsx"), "photos-status");

/** The fields keep their own values: nothing renders while a visitor types. */
export function InquiryForm({ page, inquiry }: { page: ContactPage; inquiry: Inquiry }) {
  const { service, business } = page;
  const previousPage = useInBrowser(
    () => cameFrom(document.referrer, window.location.origin),
    undefined,
  );
  const isSending = inquiry.state === "sending";
  return (
    <SubmissionForm
      service={service}
      email={business.email}
      {...inquiry.form}
      id="inquiry"
      aria-label="Inquiry"
      className="col-span-full grid gap-y-[clamp(2.5rem,4vw,3.5rem)] lg:col-[1/8] lg:row-start-1"
    >
      <FormSection {...PERSONAL_INFORMATION} />
      <FormSection {...PROPERTY_DETAILS}>{page.estimate && <EstimateLink />}</FormSection>
      <FormSection {...ADDITIONAL_DETAILS} chips={<Chips {...inquiry} />}>
        {service.photos && <PhotoPicker handle={inquiry.photos} />}
      </FormSection>
      {previousPage && <input type="hidden" name="cameFrom" value={previousPage} />}
      <div className="-mt-4 flex flex-wrap items-start gap-x-6 gap-y-4">
        <Button
          type="submit"
          aria-disabled={isSending}
          aria-describedby={INQUIRY_STATUS_ID}
          className="max-md:w-full md:min-w-42"
        >
          {isSending ? "Sending..." : "Send Message"}
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

function Chips({ along: { project, estimate }, remove }: Pick<Inquiry, "along" | "remove">) {
  return (
    <>
      {project && (
        <Chip removeLabel={`Remove ${project}`} onRemove={() => remove("project")}>
          {ALONG.project}: <b>{project}</b>
          <input type="hidden" name="project" value={project} />
        </Chip>
      )}
      {estimate && (
        <Chip removeLabel="Remove the estimate" onRemove={() => remove("estimate")}>
          {ALONG.estimate}: <b>{estimate}</b>
          <input type="hidden" name="estimate" value={estimate} />
        </Chip>
      )}
    </>
  );
}
