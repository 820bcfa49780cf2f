import type { ComponentProps } from "react";
import { Link } from "react-router";
import { joinClasses } from "#app/lib/join-classes.ts";

const LOOK = "underline-drawn inline-block py-2.5 text-small font-medium";

export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link viewTransition className={joinClasses(LOOK, className)} {...props} />;
}
