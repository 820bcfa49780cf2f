import type { ComponentProps } from "react";
import { CONTROL, Field, type FieldProps } from "./field.tsx";
import { useValidationMessage } from "./use-validation-message.ts";

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
