import type { ComponentProps } from "react";
import { joinClasses } from "#app/lib/join-classes.ts";

type Props = ComponentProps<"button"> & { "aria-label": string };

/** A small cross with a fingertip's room around it. */
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
      <svg viewBox="0 0 18 18" aria-hidden="true" className="size-4 stroke-current stroke-[1.4]">
        <path d="M4 4l10 10M14 4 4 14" />
      </svg>
    </button>
  );
}
