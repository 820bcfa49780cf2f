import { type RefObject, type SubmitEvent, useRef } from "react";
import { lazyPart } from "#app/components/lazy-part.tsx";
import { SubmissionForm } from "#app/components/submission/submission-form.tsx";
import { showToast } from "#app/hooks/use-toast.ts";
import type { ContactPage } from "#app/model/pages/contact.server.ts";
import { FAILED } from "./outcomes.ts";
import type { Inquiry } from "./use-inquiry.ts";

export const loadInquiry = () => import("./inquiry-content.tsx");
const InquiryContent = lazyPart(loadInquiry);

type Props = { page: ContactPage; inquiry: RefObject<Inquiry | null> };

/** All that is in it hydrates later: until then, and without its script, the browser sends it. */
export function InquiryForm({ page, inquiry }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (inquiry.current) inquiry.current.onSubmit(event);
    else if (!navigator.onLine || hasFiles(event.currentTarget)) {
      event.preventDefault();
      showToast({ ...FAILED, destructive: true });
    }
  };
  return (
    <SubmissionForm
      service={page.service}
      email={page.business.email}
      ref={form}
      onSubmit={onSubmit}
      onInput={() => inquiry.current?.onInput()}
      id="inquiry"
      aria-label="Inquiry"
      className="col-span-full grid gap-y-[clamp(2.5rem,4vw,3.5rem)] lg:col-[1/8] lg:row-start-1"
    >
      <InquiryContent page={page} form={form} handle={inquiry} />
    </SubmissionForm>
  );
}

/** Photos have to be made smaller before they are sent, which only the later script can. */
const hasFiles = (form: HTMLFormElement) =>
  Boolean(form.querySelector<HTMLInputElement>("[type=file]")?.files?.length);
