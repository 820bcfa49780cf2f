import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";

type Props = ComponentProps<"select"> & FieldProps & { options: string[] };

export function Select({ label, optional, options, className, ...props }: Props) {
  return (
    <Field label={label} optional={optional} className={className}>
      <span className="relative block">
        <select className="control pr-10" {...props}>
          {props.defaultValue === undefined && <option value="">Select</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <svg
          viewBox="0 0 12 8"
          aria-hidden="true"
          className="icon pointer-events-none absolute inset-y-0 right-4 my-auto w-3"
        >
          <path d="m1 1.5 5 5 5-5" />
        </svg>
      </span>
    </Field>
  );
}
