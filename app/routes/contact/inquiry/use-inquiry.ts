import { type Ref, type RefObject, useImperativeHandle, useRef, useState } from "react";
import { useSubmission } from "#app/components/submission/use-submission.ts";
import { countInquiry } from "#app/hooks/counter.ts";
import { showToast } from "#app/hooks/use-toast.ts";
import { cameFrom } from "#app/hooks/visit.ts";
import type { ContactPage } from "#app/model/pages/contact.server.ts";
import { type InquiryMail, inquiryLetter, inquiryMail } from "./inquiry-letter.ts";
import { OUTCOMES } from "./outcomes.ts";
import { type TakenEstimate, useDraft } from "./use-draft.ts";
import { usePhotos } from "./use-photos.ts";

export type Inquiry = { takeEstimate: (taken: TakenEstimate) => void };

export type InquiryProps = { page: ContactPage; handle: Ref<Inquiry> };

type Form = RefObject<HTMLFormElement | null>;

export function useInquiry({ page, handle }: InquiryProps, form: Form) {
  const draft = useDraft(form);
  const photos = usePhotos();
  const settle = useRef<(newer: Record<string, string>) => void>(undefined);
  const [mail, setMail] = useState<InquiryMail>();

  const writeMail = () =>
    setMail(inquiryMail(page.business.email, new FormData(form.current ?? undefined)));

  const { state, isBusy, onSubmit } = useSubmission({
    async compose(typed) {
      const message = draft.begin();
      const files = await photos.ready();
      settle.current = (newer) => {
        message.settle(newer);
        photos.forget(files);
      };
      return inquiryLetter(typed, { "Came from": cameFrom(), "Inquiry id": message.id }, files);
    },
    onSent(newer) {
      settle.current?.(newer);
      setMail(undefined);
      showToast(OUTCOMES.sent);
      countInquiry();
    },
    onFailed(outcome) {
      writeMail();
      showToast({ ...OUTCOMES[outcome], destructive: true });
    },
  });

  const onInput = () => {
    draft.save();
    if (mail) writeMail();
  };

  useImperativeHandle(handle, () => ({
    takeEstimate(taken) {
      draft.takeEstimate(taken);
      onInput();
    },
  }));

  return { draft, photos, state, isBusy, mail, onSubmit, onInput };
}
