import type { FormService } from "#app/model/schema/settings.ts";
import { HONEYPOT_NAME } from "./honeypot.ts";

/** What the form service asks for, and a field that nobody sees, hears or reaches by keyboard. */
export function HiddenFields({ service }: { service: FormService }) {
  return (
    <>
      {service.fields?.map(({ name, value }) => (
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
    </>
  );
}
