import type { ComponentProps } from "react";
import { Link } from "react-router";
import { joinClasses } from "#app/lib/join-classes.ts";

type Look = { look?: "solid" | "line" };

const BASE =
  "inline-flex min-h-13 items-center justify-center border px-7 py-3 text-center text-small font-medium transition-colors";

const LOOKS = {
  solid:
    "border-umber bg-umber text-paper hover:border-clay-deep hover:bg-clay-deep aria-disabled:border-umber-soft aria-disabled:bg-umber-soft aria-disabled:cursor-progress",
  line: "border-line-strong hover:border-umber hover:bg-umber hover:text-paper",
};

export function Button({ look = "solid", className, ...props }: ComponentProps<"button"> & Look) {
  return <button type="button" className={joinClasses(BASE, LOOKS[look], className)} {...props} />;
}

export function ButtonLink({
  look = "solid",
  className,
  ...props
}: ComponentProps<typeof Link> & Look) {
  return <Link viewTransition className={joinClasses(BASE, LOOKS[look], className)} {...props} />;
}
