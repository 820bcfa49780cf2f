import type { ReactNode } from "react";

type Props = { title: string; children: ReactNode };

/** One titled part of the form, on six columns. */
export function FormSection({ title, children }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-5">
        <h2 className="text-h3 font-normal">{title}</h2>
      </legend>
      <div className="grid grid-cols-6 gap-x-gap gap-y-5">{children}</div>
    </fieldset>
  );
}
