import type { ReactNode } from "react";

export type FieldProps = { label: string; optional?: boolean; className?: string };

type Props = FieldProps & {
  required?: boolean;
  error?: { id: string; message: string };
  children: ReactNode;
};

export function Field({ error, className, children, ...props }: Props) {
  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
      <label className="block">
        <span className="label">
          <LabelText {...props} />
        </span>
        {children}
      </label>
      {error && (
        <p id={error.id} className="mt-1.5 text-small text-clay-deep">
          {error.message}
        </p>
      )}
    </div>
  );
}

/** Screen readers announce the `required` attribute themselves. */
export function LabelText({ label, optional, required }: Omit<Props, "children">) {
  return (
    <>
      {label} {optional && <span className="font-normal text-umber-soft">(optional)</span>}
      {required && (
        <span aria-hidden="true" className="font-normal text-umber-soft">
          (required)
        </span>
      )}
    </>
  );
}
