import type { ComponentProps } from "react";
import { joinClasses } from "#app/lib/join-classes.ts";

/** The look that every control of a form shares. */
export const CONTROL =
  "block min-h-12.5 w-full appearance-none border border-line-strong bg-white px-3.5 py-2.5 text-body transition-colors hover:border-umber focus-visible:outline-offset-[-1px]";

export type FieldProps = { label: string; optional?: boolean };

/** A label around its control, so that the two belong together without ids. */
export function Field({
  label,
  optional,
  className,
  children,
  ...props
}: ComponentProps<"label"> & FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={joinClasses("block", className)} {...props}>
      <span className={LABEL}>
        {label} {optional && <span className="font-normal text-umber-soft">(optional)</span>}
      </span>
      {children}
    </label>
  );
}

export const LABEL = "mb-1.5 block text-small font-medium";
