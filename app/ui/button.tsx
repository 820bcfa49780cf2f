import type { ComponentProps } from "react";
import { Link } from "react-router";
import { joinClasses } from "#app/lib/join-classes.ts";

export function Button({ className, ...props }: ComponentProps<"button">) {
  return <button type="button" className={joinClasses("button", className)} {...props} />;
}

export function ButtonLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link className={joinClasses("button", className)} {...props} />;
}
