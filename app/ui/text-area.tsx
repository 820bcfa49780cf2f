import type { ComponentProps } from "react";
import { CONTROL, Field, type FieldProps } from "./field.tsx";

export function TextArea({
  label,
  optional,
  className,
  ...props
}: ComponentProps<"textarea"> & FieldProps) {
  return (
    <Field label={label} optional={optional} className={className}>
      <textarea className={`${CONTROL} min-h-44 resize-y`} {...props} />
    </Field>
  );
}
