import { type ComponentProps, type SyntheticEvent, useId, useState } from "react";
import { Field, type FieldProps } from "./field.tsx";

export function TextField(props: ComponentProps<"input"> & FieldProps) {
  const { field, control } = useValidated(props);
  return (
    <Field {...field}>
      <input type="text" {...control} className="control" />
    </Field>
  );
}

export function TextArea(props: ComponentProps<"textarea"> & FieldProps) {
  const { field, control } = useValidated(props);
  return (
    <Field {...field}>
      <textarea {...control} className="control min-h-44 resize-y" />
    </Field>
  );
}

type FieldEvent = SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>;

function useValidated<Props extends FieldProps & { required?: boolean }>(all: Props) {
  const { label, optional, className, ...props } = all;
  const id = useId();
  const [message, setMessage] = useState("");
  const read = ({ currentTarget }: FieldEvent) => setMessage(currentTarget.validationMessage);
  const error = message ? { id, message } : undefined;
  return {
    field: { label, optional, required: props.required, error, className },
    control: {
      ...props,
      "aria-invalid": message ? true : undefined,
      "aria-describedby": message ? id : undefined,
      onInvalid: (event: FieldEvent) => {
        // The browser's own bubble would cover the message below the field. Without it, nothing moves the focus.
        event.preventDefault();
        read(event);
        event.currentTarget.form?.querySelector<HTMLElement>(".control:invalid")?.focus();
      },
      // No message appears while a visitor types for the first time.
      onInput: message ? read : undefined,
    },
  };
}
