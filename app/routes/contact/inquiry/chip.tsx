import type { ReactNode } from "react";
import { DismissButton } from "#app/ui/icon-button.tsx";

type Props = { removeLabel: string; onRemove: () => void; children: ReactNode };

export function Chip({ removeLabel, onRemove, children }: Props) {
  return (
    <p className="col-span-full flex w-fit max-w-full items-center bg-linen pl-4 text-small">
      <span className="py-1.5">{children}</span>
      <DismissButton aria-label={removeLabel} onClick={onRemove} />
    </p>
  );
}
