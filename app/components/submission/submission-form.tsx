import type { ComponentProps } from "react";
import type { FormService } from "#app/model/schema/settings.ts";

/** The name means nothing, so that no password manager or autofill recognizes it. */
export const HONEYPOT_NAME = "zq4";

type Props = ComponentProps<"form"> & { service: FormService; email: string };

export function SubmissionForm({ service, email, children, ...props }: Props) {
  const { endpoint, answers, fields } = service;
  return (
    <form
      method="post"
      action={endpoint ?? `mailto:${email}`}
      encType={endpoint ? undefined : "text/plain"}
      data-answers={answers}
      {...props}
    >
      {children}
      {fields?.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this field empty
          <input
            type="text"
            name={HONEYPOT_NAME}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-bwignore=""
            data-lpignore="true"
            data-form-type="other"
          />
        </label>
      </div>
      {!endpoint && (
        <p hidden data-mail-note="" className="text-small">
          Your mail program should have opened with what you typed. If it hasn't, please write to{" "}
          {email}.
        </p>
      )}
    </form>
  );
}
