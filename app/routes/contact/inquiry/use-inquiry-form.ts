import { useRef, useState } from "react";
import { useSubmission } from "#app/components/submission/use-submission.ts";
import { showToast } from "#app/hooks/use-toast.ts";
import type { ContactPage } from "#app/model/pages/contact.server.ts";
import { inquiryLetter } from "./inquiry-letter.ts";
import { type InquiryMail, inquiryMail } from "./inquiry-mail.ts";
import { type TakenEstimate, useInquiryDraft } from "./use-inquiry-draft.ts";
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

export type Inquiry = ReturnType<typeof useInquiryForm>;

/** Sends an inquiry, says how it went, and offers a way out when it did not arrive. */
export function useInquiryForm({ business }: Pick<ContactPage, "business">) {
  const ref = useRef<HTMLFormElement>(null);
  const draft = useInquiryDraft(ref);
  /** Opens the visitor's own mail program with everything typed so far. */
  const [mail, setMail] = useState<InquiryMail>();
  const photos = usePhotos();
  const sentPhotos = useRef<ChosenPhoto[]>([]);
  const { state, onSubmit } = useSubmission({
    async compose(typed) {
      const inquiryId = draft.inquiryId();
      sentPhotos.current = await photos.ready();
      const files = sentPhotos.current.flatMap(({ file }) => file ?? []);
      return inquiryLetter(typed, inquiryId, files);
    },
    onSent({ typed, keeps }) {
      draft.settle(typed, keeps);
      photos.forget(sentPhotos.current);
      showToast(SENT);
    },
    onFailed(form) {
      setMail(inquiryMail(business.email, new FormData(form)));
      showToast({ ...FAILED, destructive: true });
    },
  });

  const onInput = () => {
    draft.save();
    if (state === "failed" && ref.current)
      setMail(inquiryMail(business.email, new FormData(ref.current)));
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
