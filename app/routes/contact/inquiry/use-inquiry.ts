import { type RefObject, useRef, useState } from "react";
import { useSubmission } from "#app/components/submission/use-submission.ts";
import { trackInquiry } from "#app/hooks/use-analytics.ts";
import { describeSource } from "#app/hooks/use-attribution.ts";
import type { AreaUnit } from "#app/model/pricing/measures.ts";
import { getQuoteLink } from "#app/routes/contact/estimator/quote-link.ts";
import { buildMailto, formatSubmission, type Mailto } from "./format-submission.ts";
import { TEXTS } from "./text-consent.tsx";
import type { Draft } from "./use-draft.ts";
import { usePhotos } from "./use-photos.ts";

const OUTCOMES = {
  sent: { title: "Message Sent", text: "Thank you for reaching out! We'll get back to you soon." },
  /** The inquiry was sent, but nobody knows whether the form service accepted it. */
  unconfirmed: {
    title: "No confirmation",
    text: "Your message may have been sent, but we got no confirmation.",
  },
  failed: { title: "Error", text: "There was an issue submitting your message. Please try again." },
};

export function useInquiry(
  form: RefObject<HTMLFormElement | null>,
  draft: Draft,
  email: string,
  unit: AreaUnit,
) {
  const photos = usePhotos();
  const settle = useRef<(newer: Record<string, string>) => void>(undefined);
  const [mail, setMail] = useState<Mailto>();

  const writeMail = () =>
    setMail(buildMailto(email, new FormData(form.current ?? undefined), unit));

  const submission = useSubmission({
    outcomes: OUTCOMES,
    async compose(typed) {
      const message = draft.begin();
      const files = await photos.ready();
      settle.current = (newer) => {
        message.settle(newer);
        photos.forget(files);
      };
      const texts = HAS.texts && form.current?.elements.namedItem(TEXTS.name);
      const facts = {
        ...(texts && !typed.has(TEXTS.name) && { [TEXTS.label]: "No" }),
        "Came from": describeSource(),
        "Quote link": getQuoteLink(window.location),
        "Inquiry id": message.id,
      };
      return formatSubmission(typed, facts, files, unit);
    },
    onSent(newer) {
      settle.current?.(newer);
      setMail(undefined);
      trackInquiry("Inquiry sent");
    },
    onFailed(outcome) {
      writeMail();
      // Such as a service whose month is used up: the owner learns of it where she counts visits.
      if (outcome === "failed") trackInquiry("Inquiry refused");
    },
  });

  const onInput = () => {
    draft.save();
    if (mail) writeMail();
  };

  return { photos, mail, onInput, ...submission };
}
