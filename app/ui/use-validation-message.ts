import { type SyntheticEvent, useId, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What the browser says is wrong with a field, as text that belongs to it and stays beside it. */
export function useValidationMessage() {
  const id = useId();
  const [message, setMessage] = useState("");
  const read = ({ currentTarget }: SyntheticEvent<Control>) =>
    setMessage(currentTarget.validationMessage);
  return {
    error: message ? { id, message } : undefined,
    validation: {
      "aria-invalid": message ? true : undefined,
      "aria-describedby": message ? id : undefined,
      onInvalid: read,
      // Before the first complaint nobody is told while still typing.
      onInput: message ? read : undefined,
    },
  };
}
