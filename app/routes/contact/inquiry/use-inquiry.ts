import {
  type Ref,
  type RefObject,
  type SubmitEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useSubmission } from "#app/components/submission/use-submission.ts";
import { showToast } from "#app/hooks/use-toast.ts";
import type { ContactPage } from "#app/model/pages/contact.server.ts";
import { type InquiryMail, inquiryLetter, inquiryMail } from "./inquiry-letter.ts";
import { FAILED, SENT } from "./outcomes.ts";
import { type TakenEstimate, useDraft } from "./use-draft.ts";
import { usePhotos } from "./use-photos.ts";

export type Inquiry = {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onInput: () => void;
  takeEstimate: (taken: TakenEstimate) => void;
};

export type InquiryProps = {
  page: ContactPage;
  form: RefObject<HTMLFormElement | null>;
  handle: Ref<Inquiry>;
};

type Failure = { mail: InquiryMail; hasPhotos: boolean };

/** Sends an inquiry, says how it went, and offers a way out when it did not arrive. */
export function useInquiry({ page, form, handle }: InquiryProps) {
  const draft = useDraft(form);
  const photos = usePhotos();
  const settle = useRef<(keeps: boolean) => void>(undefined);
  const [failure, setFailure] = useState<Failure>();

  const describeFailure = () =>
    setFailure({
      mail: inquiryMail(page.business.email, new FormData(form.current ?? undefined)),
      hasPhotos: photos.chosen.length > 0,
    });

  const { state, isBusy, onSubmit } = useSubmission({
    async compose(typed) {
      const message = draft.begin();
      const files = await photos.ready();
      settle.current = (keeps) => {
        message.settle(typed, keeps);
        photos.forget(files);
      };
      return inquiryLetter(typed, message.id, files);
    },
    onSent(keeps) {
      settle.current?.(keeps);
      setFailure(undefined);
      showToast(SENT);
    },
    onFailed() {
      describeFailure();
      showToast({ ...FAILED, destructive: true });
    },
  });

  const onInput = () => {
    draft.save();
    if (failure) describeFailure();
  };

  useImperativeHandle(handle, () => ({
    onSubmit,
    onInput,
    takeEstimate(taken) {
      draft.takeEstimate(taken);
      onInput();
    },
  }));

  return { draft, photos, state, isBusy, failure };
}
