import type { FormService } from "#app/model/schema/settings.ts";

type Props = { service: FormService; email: string };

/** hosting/pages/start-scripts.js shows it when the browser has handed the form to a mail program. */
export function MailNote({ service, email }: Props) {
  if (service.endpoint) return null;
  return (
    <p hidden data-mail-note="" className="w-full text-small">
      Your mail program should have opened with what you typed. If it has not, please write to{" "}
      {email}.
    </p>
  );
}
