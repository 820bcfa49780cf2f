import { useId } from "react";
import { Photo } from "#app/components/photo.tsx";
import { SubmissionForm } from "#app/components/submission/submission-form.tsx";
import { useSubmission } from "#app/components/submission/use-submission.ts";
import type { BlogPage } from "#app/model/queries/blog.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

type Props = NonNullable<BlogPage["newsletter"]>;

export function NewsletterBox({ title, text, photo, service, email }: Props) {
  const id = useId();
  const statusId = useId();
  const { isBusy, status, onSubmit } = useSubmission({
    outcomes: {
      sent: { title: "Subscribed", text: "Thank you! You're on the list." },
      failed: {
        title: "Error",
        text: `We couldn't add your address to the list. Please try again, or write to ${email}.`,
      },
      unconfirmed: {
        title: "No confirmation",
        text: `Your address may have been sent, but we got no confirmation. To be sure, write to ${email}.`,
      },
    },
  });

  return (
    <section aria-labelledby={id} className="print:hidden mt-section bg-linen py-band">
      <div className="newsletter page-container grid-page items-start gap-y-5 lg:has-[.newsletter-photo]:items-center">
        <h2 id={id} className="newsletter-title">
          {title}
        </h2>
        <div className="newsletter-text">
          <p className="max-w-measure text-umber-mid">{text}</p>
          <SubmissionForm
            service={service}
            email={email}
            onSubmit={onSubmit}
            id="newsletter"
            className="mt-5 grid items-end gap-3 md:grid-cols-[1fr_auto]"
          >
            <TextField label="Email" type="email" name="email" autoComplete="email" required />
            <Button type="submit" aria-disabled={isBusy} aria-describedby={statusId}>
              {isBusy ? "Sending..." : "Subscribe"}
            </Button>
          </SubmissionForm>
          <p id={statusId} className="mt-3 min-h-6.5 text-small">
            {status}
          </p>
        </div>
        {photo && (
          <div className="newsletter-photo frame">
            <Photo photo={photo} />
          </div>
        )}
      </div>
    </section>
  );
}
