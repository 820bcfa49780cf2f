import type { ComponentProps } from "react";
import { joinClasses } from "#app/lib/join-classes.ts";

const ICONS = {
  previous: "M15 9H3m5-5L3 9l5 5",
  next: "M3 9h12m-5-5 5 5-5 5",
  close: "M4 4l10 10M14 4 4 14",
};

type Props = ComponentProps<"button"> & { "aria-label": string };

export function RoundButton({ icon, ...props }: Props & { icon: keyof typeof ICONS }) {
  return (
    <button type="button" className="round-button" {...props}>
      <Icon icon={icon} className="size-4.5" />
    </button>
  );
}

type MoveProps = { entry: string; onMove: (step: 1 | -1) => void };

export function MoveButtons({ entry, onMove }: MoveProps) {
  const previous = { icon: "previous", "aria-label": `Previous ${entry}` } as const;
  const next = { icon: "next", "aria-label": `Next ${entry}` } as const;
  return (
    <>
      <RoundButton {...previous} onClick={() => onMove(-1)} />
      <RoundButton {...next} onClick={() => onMove(1)} />
    </>
  );
}

export function DismissButton({ className, ...props }: Props) {
  return (
    <button
      type="button"
      className={joinClasses(
        "grid size-11 flex-none place-items-center text-umber-soft hover:text-umber",
        className,
      )}
      {...props}
    >
      <Icon icon="close" className="size-4" />
    </button>
  );
}

function Icon({ icon, className }: { icon: keyof typeof ICONS; className: string }) {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className={`icon ${className}`}>
      <path d={ICONS[icon]} />
    </svg>
  );
}
