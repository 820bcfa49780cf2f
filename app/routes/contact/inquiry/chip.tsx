import type { ReactNode } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";

type Props = { removeLabel: string; onRemove: () => void; children: ReactNode };

export function Chip({ removeLabel, onRemove, children }: Props) {
  return (
    <p className="col-span-full flex w-fit max-w-full items-center bg-linen pl-4 text-small">
      <span className="py-1.5">{children}</span>
      <IconButton
        icon="close"
        aria-label={removeLabel}
        onClick={onRemove}
        className="dismiss-button"
      />
    </p>
  );
}
