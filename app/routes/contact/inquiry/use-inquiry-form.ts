import { useEffect, useRef, useState } from "react";
import { useSubmission } from "#app/components/submission/use-submission.ts";
import { showToast } from "#app/hooks/use-toast.ts";
import type { ContactPage } from "#app/model/pages/contact.server.ts";
import type { InquiryMail } from "./inquiry-letter.ts";
import type { Photos } from "./photo-picker.tsx";
import { type Along, type TakenEstimate, useInquiryDraft } from "./use-inquiry-draft.ts";
import type { ChosenPhoto } from "./use-photos.ts";

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

/** Not needed before something is sent, so it comes after hydration. */
const loadLetter = () => import("./inquiry-letter.ts");

/** How a visitor can send by mail what the form could not. */
export type Failure = { mail?: InquiryMail; hasPhotos: boolean };

export type Inquiry = ReturnType<typeof useInquiryForm>;

/** Sends an inquiry, says how it went, and offers a way out when it did not arrive. */
export function useInquiryForm({ business }: Pick<ContactPage, "business">) {
  const ref = useRef<HTMLFormElement>(null);
  const letter = useRef<Awaited<ReturnType<typeof loadLetter>>>(undefined);
  const draft = useInquiryDraft(ref);
  const photos = useRef<Photos>(null);
  const sentPhotos = useRef<ChosenPhoto[]>([]);
  const [failure, setFailure] = useState<Failure>();

  useEffect(() => {
    loadLetter().then(
      (module) => {
        letter.current = module;
      },
      () => {},
    );
  }, []);

  const describeFailure = (form: HTMLFormElement) =>
    setFailure({
      mail: letter.current?.inquiryMail(business.email, new FormData(form)),
      hasPhotos: hasFiles(form) || photos.current?.hasAny() === true,
    });

  const { state, onSubmit } = useSubmission({
    async compose(typed) {
      const inquiryId = draft.inquiryId();
      if (!photos.current && ref.current && hasFiles(ref.current))
        throw new Error("the photos could not be made smaller");
      sentPhotos.current = (await photos.current?.ready()) ?? [];
      const files = sentPhotos.current.flatMap(({ file }) => file ?? []);
      const { inquiryLetter } = letter.current ?? (await loadLetter());
      return inquiryLetter(typed, inquiryId, files);
    },
    onSent({ typed, keeps }) {
      draft.settle(typed, keeps);
      photos.current?.forget(sentPhotos.current);
      showToast(SENT);
    },
    onFailed(form) {
      describeFailure(form);
      showToast({ ...FAILED, destructive: true });
    },
  });

  const onInput = () => {
    draft.save();
    if (state === "failed" && ref.current) describeFailure(ref.current);
  };

  const focusOn = (name: string) =>
    (ref.current?.elements.namedItem(name) as HTMLElement | null)?.focus();

  const takeEstimate = (taken: TakenEstimate) => {
    draft.takeEstimate(taken);
    onInput();
    showToast(ESTIMATE_ADDED);
    focusOn(new FormData(ref.current ?? undefined).get("name") ? "message" : "name");
  };

  /** The button that had the focus is gone with its chip. */
  const remove = (name: keyof Along) => {
    draft.remove(name);
    focusOn("message");
  };

  const form = { ref, onSubmit, onInput };
  return { form, state, failure, photos, along: draft.along, remove, takeEstimate };
}

/** Chosen while the photo picker was not there to take them. */
const hasFiles = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>("[type=file]")].some(({ files }) => files?.length);
