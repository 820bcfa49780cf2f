import { type SubmitEvent, useId, useState } from "react";
import { Honeypot } from "#app/components/submission/honeypot.tsx";
import { nativeSubmission } from "#app/components/submission/native-submission.ts";
import { useSendForm } from "#app/components/submission/use-send-form.ts";
import { showToast } from "#app/hooks/use-toast.ts";
import type { BlogPage } from "#app/model/pages/blog.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

const THANKS = "Thank you! Our next letter will come to you.";

/** Without JavaScript the form posts by itself, or opens a letter in the mail program. */
export function NewsletterBox({ title, text, endpoint, email }: BlogPage["newsletter"]) {
  const id = useId();
  const [state, setState] = useState<"idle" | "sending" | "sent" | "failed">("idle");
  const send = useSendForm(endpoint);
  const failure = `We could not add your address to the list. Please try again, or write to ${email}.`;

  async function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const form = event.currentTarget;
    setState("sending");
    try {
      await send(new FormData(form));
      form.reset();
      setState("sent");
      showToast({ title: "Subscribed", text: THANKS });
    } catch {
      setState("failed");
      showToast({ title: "Error", text: failure, destructive: true });
    }
  }

  return (
    <section aria-labelledby={id} className="print:hidden mt-section bg-linen py-band">
      <div className="wrap grid-page items-start gap-y-5">
        <h2 id={id} className="col-span-full md:col-[1/7]">
          {title}
        </h2>
        <div className="col-span-full md:col-[7/-1] lg:col-[8/-1]">
          <p className="max-w-measure text-umber-mid">{text}</p>
          <form
            {...nativeSubmission(endpoint, email)}
            onSubmit={subscribe}
            className="mt-5 grid items-end gap-3 md:grid-cols-[1fr_auto]"
          >
            <TextField label="E-mail" type="email" name="email" autoComplete="email" required />
            <Honeypot />
            <Button type="submit" aria-disabled={state === "sending"}>
              {state === "sending" ? "Sending..." : "Subscribe"}
            </Button>
          </form>
          <p role="status" className="mt-3 min-h-6.5 text-small">
            {state === "sent" && THANKS}
            {state === "failed" && failure}
          </p>
        </div>
      </div>
    </section>
  );
}
