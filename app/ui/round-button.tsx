import type { ComponentProps } from "react";
import { joinClasses } from "#app/lib/join-classes.ts";

const ARROWS = {
  previous: "M15 9H3m5-5L3 9l5 5",
  next: "M3 9h12m-5-5 5 5-5 5",
  close: "M4 4l10 10M14 4 4 14",
};

type Props = ComponentProps<"button"> & { icon: keyof typeof ARROWS; "aria-label": string };

export function RoundButton({ icon, className, ...props }: Props) {
  return (
    <button
      type="button"
      className={joinClasses(
        "inline-grid size-12 place-items-center rounded-[50%] border border-line-strong transition-colors hover:border-umber hover:bg-umber hover:text-paper",
        className,
      )}
      {...props}
    >
      <svg
        viewBox="0 0 18 18"
        aria-hidden="true"
        className="size-4.5 fill-none stroke-current stroke-[1.4]"
      >
        <path d={ARROWS[icon]} />
      </svg>
    </button>
  );
}
