import type { ReactNode } from "react";

type Props = {
  /** The field that goes along, if it is one. */
  name?: string;
  value?: string;
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
};

/** Something that goes along with the message until it is removed. */
export function Chip({ name, value, removeLabel, onRemove, children }: Props) {
  return (
    <p className="col-span-full flex w-fit max-w-full items-center bg-linen pl-4 text-small">
      <span className="py-1.5">{children}</span>
      {name && <input type="hidden" name={name} value={value} />}
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="grid size-11 flex-none place-items-center text-umber-soft hover:text-umber"
      >
        <svg viewBox="0 0 18 18" aria-hidden="true" className="size-4 stroke-current stroke-[1.4]">
          <path d="M4 4l10 10M14 4 4 14" />
        </svg>
      </button>
    </p>
  );
}
