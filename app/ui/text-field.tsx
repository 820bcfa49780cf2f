import type { ComponentProps } from "react";
import { CONTROL, Field, type FieldProps } from "./field.tsx";

export function TextField({
  label,
  optional,
  className,
  ...props
}: ComponentProps<"input"> & FieldProps) {
  return (
    <Field label={label} optional={optional} className={className}>
      <input type="text" className={CONTROL} {...props} />
    </Field>
  );
}
