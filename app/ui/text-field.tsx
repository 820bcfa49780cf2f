import { type ComponentProps, type SyntheticEvent, useId, useState } from "react";
import { CONTROL, Field, type FieldProps } from "./field.tsx";

type Control = HTMLInputElement | HTMLTextAreaElement;

export function TextField({
  label,
  optional,
  className,
  ...props
}: ComponentProps<"input"> & FieldProps) {
  const { error, validation } = useValidationMessage();
  const { required } = props;
  return (
    <Field {...{ label, optional, required, error, className }}>
      <input type="text" className={CONTROL} {...props} {...validation} />
    </Field>
  );
}

export function TextArea({
  label,
  optional,
  className,
  ...props
}: ComponentProps<"textarea"> & FieldProps) {
  const { error, validation } = useValidationMessage();
  const { required } = props;
  return (
    <Field {...{ label, optional, required, error, className }}>
      <textarea className={`${CONTROL} min-h-44 resize-y`} {...props} {...validation} />
    </Field>
  );
}

/** What the browser says is wrong with a field, as text that belongs to it and stays beside it. */
function useValidationMessage() {
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
