import type { ComponentProps } from "react";
import { CONTROL, Field, type FieldProps } from "./field.tsx";
import { useValidationMessage } from "./use-validation-message.ts";

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
