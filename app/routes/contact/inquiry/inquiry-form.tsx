import { HiddenFields } from "#app/components/submission/hidden-fields.tsx";
import { MailNote } from "#app/components/submission/mail-note.tsx";
import { nativeSubmission } from "#app/components/submission/native-submission.ts";
import { useInBrowser } from "#app/hooks/use-hydrated.ts";
import type { ContactPage } from "#app/model/pages/contact.server.ts";
import { Button } from "#app/ui/button.tsx";
import { AdditionalDetails } from "./additional-details.tsx";
import { cameFrom } from "./came-from.ts";
import { INQUIRY_STATUS_ID, InquiryStatus } from "./inquiry-status.tsx";
import { PersonalInformation } from "./personal-information.tsx";
import { PropertyDetails } from "./property-details.tsx";
import type { Inquiry } from "./use-inquiry-form.ts";

/** The fields keep their own values: nothing renders while a visitor types. */
export function InquiryForm({ page, inquiry }: { page: ContactPage; inquiry: Inquiry }) {
  const { service, business } = page;
  const previousPage = useInBrowser(
    () => cameFrom(document.referrer, window.location.origin),
    undefined,
  );
  const isSending = inquiry.state === "sending";
  return (
    <form
      {...nativeSubmission(service, business.email)}
      {...inquiry.form}
      id="inquiry"
      aria-label="Inquiry"
      className="col-span-full grid gap-y-[clamp(2.5rem,4vw,3.5rem)] lg:col-[1/8] lg:row-start-1"
    >
      <PersonalInformation />
      <PropertyDetails hasEstimator={page.estimate !== undefined} />
      <AdditionalDetails
        project={inquiry.project}
        onRemoveProject={inquiry.removeProject}
        estimate={inquiry.estimate}
        onRemoveEstimate={inquiry.removeEstimate}
        photos={service.photos ? inquiry.photos : undefined}
      />
      {previousPage && <input type="hidden" name="cameFrom" value={previousPage} />}
      <HiddenFields service={service} />
      <div className="-mt-4 flex flex-wrap items-start gap-x-6 gap-y-4">
        <Button
          type="submit"
          aria-disabled={isSending}
          aria-describedby={INQUIRY_STATUS_ID}
          className="max-md:w-full md:min-w-42"
        >
          {isSending ? "Sending..." : "Send Message"}
        </Button>
        <InquiryStatus page={page} inquiry={inquiry} />
        <MailNote service={service} email={business.email} />
      </div>
    </form>
  );
}
