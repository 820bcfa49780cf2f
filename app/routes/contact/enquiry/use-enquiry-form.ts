import { type SubmitEvent, useRef, useState } from "react";
import { useSendForm } from "#app/components/submission/use-send-form.ts";
import { showToast } from "#app/hooks/use-toast.ts";
import { enquiryMail } from "./enquiry-mail.ts";
import { type TakenEstimate, useEnquiryDraft } from "./use-enquiry-draft.ts";

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
  text: "It goes along with your message.",
};

export type Outcome =
  | { name: "none" | "sending" | "sent" }
  /** `mail` opens the visitor's own mail program with everything typed so far. */
  | { name: "failed"; mail: string };

export type Enquiry = ReturnType<typeof useEnquiryForm>;

type Options = { endpoint?: string; email: string; projects: { slug: string }[] };

/** Sends an enquiry once, says how it went, and keeps every word until it has arrived. */
export function useEnquiryForm({ endpoint, email, projects }: Options) {
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>({ name: "none" });
  const draft = useEnquiryDraft(ref, projects);
  const send = useSendForm(endpoint);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setOutcome({ name: "sending" });
    const form = event.currentTarget;
    const enquiry = new FormData(form);
    enquiry.set("enquiryId", draft.enquiryId());
    draft.save();
    try {
      await send(enquiry);
      form.reset();
      draft.clear();
      setOutcome({ name: "sent" });
      showToast(SENT);
    } catch (error) {
      console.warn("The enquiry was not sent:", error);
      setOutcome({ name: "failed", mail: enquiryMail(email, new FormData(form)) });
      showToast({ ...FAILED, destructive: true });
    } finally {
      isBusy.current = false;
    }
  };

  const onInput = () => {
    draft.save();
    setOutcome((current) => {
      if (current.name !== "failed" || !ref.current) return current;
      return { name: "failed", mail: enquiryMail(email, new FormData(ref.current)) };
    });
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
    outcome,
    project,
    removeProject,
    estimate,
    takeEstimate,
    removeEstimate,
  };
}
