import { useRef, useState } from "react";
import { useSubmission } from "#app/components/submission/use-submission.ts";
import { showToast } from "#app/hooks/use-toast.ts";
import type { ContactPage } from "#app/model/pages/contact.server.ts";
import { enquiryLetter } from "./enquiry-letter.ts";
import { type EnquiryMail, enquiryMail } from "./enquiry-mail.ts";
import { type TakenEstimate, useEnquiryDraft } from "./use-enquiry-draft.ts";
import { type ChosenPhoto, usePhotos } from "./use-photos.ts";

export const SENT = {
  title: "Message Sent",
  text: "Thank you for reaching out! We'll get back to you soon.",
};
export const FAILED = {
  title: "Error",
  text: "There was an issue submitting your message. Please try again.",
};

const ESTIMATE_ADDED = {
  title: "Estimate added",
  text: "It will be sent with your message.",
};

export type Enquiry = ReturnType<typeof useEnquiryForm>;

/** Sends an enquiry, says how it went, and offers a way out when it did not arrive. */
export function useEnquiryForm({ business }: Pick<ContactPage, "business">) {
  const ref = useRef<HTMLFormElement>(null);
  const draft = useEnquiryDraft(ref);
  /** Opens the visitor's own mail program with everything typed so far. */
  const [mail, setMail] = useState<EnquiryMail>();
  const photos = usePhotos();
  const sentPhotos = useRef<ChosenPhoto[]>([]);
  const { state, onSubmit } = useSubmission({
    async compose(typed) {
      const enquiryId = draft.enquiryId();
      sentPhotos.current = await photos.ready();
      const files = sentPhotos.current.flatMap(({ file }) => file ?? []);
      return enquiryLetter(typed, enquiryId, files);
    },
    onSent({ typed, keeps }) {
      draft.settle(typed, keeps);
      photos.forget(sentPhotos.current);
      showToast(SENT);
    },
    onFailed(form) {
      setMail(enquiryMail(business.email, new FormData(form)));
      showToast({ ...FAILED, destructive: true });
    },
  });

  const onInput = () => {
    draft.save();
    if (state === "failed" && ref.current)
      setMail(enquiryMail(business.email, new FormData(ref.current)));
  };

  const takeEstimate = (taken: TakenEstimate) => {
    draft.takeEstimate(taken);
    onInput();
    showToast(ESTIMATE_ADDED);
    const field = (name: string) =>
      ref.current?.elements.namedItem(name) as HTMLInputElement | null;
    field(field("name")?.value ? "message" : "name")?.focus();
  };

  const { project, removeProject, estimate, removeEstimate } = draft;
  return {
    form: { ref, onSubmit, onInput },
    state,
    mail,
    photos,
    project,
    removeProject,
    estimate,
    takeEstimate,
    removeEstimate,
  };
}
