import type { ReactNode } from "react";
import { DismissButton } from "#app/ui/icon-button.tsx";

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
      <DismissButton aria-label={removeLabel} onClick={onRemove} />
    </p>
  );
}
