import type { ComponentProps } from "react";
import { Link } from "react-router";
import { joinClasses } from "#app/lib/join-classes.ts";

type Look = { look?: "solid" | "line" };

const LOOKS = { solid: "button", line: "button button-line" };

export function Button({ look = "solid", className, ...props }: ComponentProps<"button"> & Look) {
  return <button type="button" className={joinClasses(LOOKS[look], className)} {...props} />;
}

export function ButtonLink({
  look = "solid",
  className,
  ...props
}: ComponentProps<typeof Link> & Look) {
  return <Link viewTransition className={joinClasses(LOOKS[look], className)} {...props} />;
}
