import { type InputEvent, useEffect, useRef, useState } from "react";
import { useSubmission } from "#app/components/submission/use-submission.ts";
import { showToast } from "#app/hooks/use-toast.ts";
import { painted } from "#app/lib/painted.ts";
import type { ContactPage } from "#app/model/pages/contact.server.ts";
import type { Draft, TakenEstimate } from "./inquiry-draft.tsx";
import type { InquiryMail } from "./inquiry-letter.ts";
import type { Photos } from "./photo-picker.tsx";
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

export const loadDraft = () => import("./inquiry-draft.tsx");
const loadLetter = () => import("./inquiry-letter.ts");

export type Failure = { mail?: InquiryMail; hasPhotos: boolean };

export type Inquiry = ReturnType<typeof useInquiryForm>;

/** Sends an inquiry, says how it went, and offers a way out when it did not arrive. */
export function useInquiryForm({ business }: Pick<ContactPage, "business">) {
  const ref = useRef<HTMLFormElement>(null);
  const letter = useRef<Awaited<ReturnType<typeof loadLetter>>>(undefined);
  const draft = useRef<Draft>(null);
  const photos = useRef<Photos>(null);
  const [touched] = useState(() => new Set<string>());
  const underway = useRef<{ message?: ReturnType<Draft["begin"]>; photos: ChosenPhoto[] }>({
    photos: [],
  });
  const [failure, setFailure] = useState<Failure>();

  // So that a message can be sent, and its mail written, should the connection be lost by then.
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

  const { state, isBusy, onSubmit } = useSubmission({
    async compose(typed) {
      const message = draft.current?.begin();
      if (!photos.current && ref.current && hasFiles(ref.current))
        throw new Error("the photos could not be made smaller");
      underway.current = { message, photos: (await photos.current?.ready()) ?? [] };
      const files = underway.current.photos.flatMap(({ file }) => file ?? []);
      const { inquiryLetter } = letter.current ?? (await loadLetter());
      return inquiryLetter(typed, message?.id, files);
    },
    onSent({ typed, keeps }) {
      underway.current.message?.settle(typed, keeps);
      photos.current?.forget(underway.current.photos);
      setFailure(undefined);
      showToast(SENT);
    },
    onFailed(form) {
      describeFailure(form);
      showToast({ ...FAILED, destructive: true });
    },
  });

  const onChange = () => {
    draft.current?.save();
    if (failure && ref.current) describeFailure(ref.current);
  };

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    touched.add((target as HTMLInputElement).name);
    onChange();
  };

  const takeEstimate = async (taken: TakenEstimate) => {
    await loadDraft();
    while (ref.current && !draft.current) await painted();
    if (!ref.current) return;
    draft.current?.takeEstimate(taken);
    onChange();
    showToast(ESTIMATE_ADDED);
    const { elements } = ref.current;
    const name = elements.namedItem("name") as HTMLInputElement;
    (name.value ? (elements.namedItem("message") as HTMLTextAreaElement) : name).focus();
  };

  const form = { ref, onSubmit, onInput };
  return { form, state, isBusy, failure, photos, draft, touched, takeEstimate };
}

/** Chosen while the photo picker was not there to take them. */
const hasFiles = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>("[type=file]")].some(({ files }) => files?.length);
