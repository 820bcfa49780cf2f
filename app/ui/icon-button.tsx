import type { ComponentProps, ReactNode } from "react";

const ICONS = {
  previous: "M15 9H3m5-5L3 9l5 5",
  next: "M3 9h12m-5-5 5 5-5 5",
  close: "M4 4l10 10M14 4 4 14",
};

type Props = ComponentProps<"button"> & { icon: keyof typeof ICONS; "aria-label": string };

export function IconButton({ icon, ...props }: Props) {
  return (
    <button type="button" className="round-button" {...props}>
      <svg viewBox="0 0 18 18" aria-hidden="true" className="icon">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}

type PrevNextProps = { entry: string; onMove: (step: 1 | -1) => void; children?: ReactNode };

export function PrevNextButtons({ entry, onMove, children }: PrevNextProps) {
  return (
    <>
      <IconButton icon="previous" aria-label={`Previous ${entry}`} onClick={() => onMove(-1)} />
      {children}
      <IconButton icon="next" aria-label={`Next ${entry}`} onClick={() => onMove(1)} />
    </>
  );
}
