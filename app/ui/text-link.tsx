import { type ComponentProps, useId } from "react";
import { Link } from "react-router";
import { joinClasses } from "#app/lib/join-classes.ts";

export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link className={joinClasses("text-link", className)} {...props} />;
}

/** The link covers the whole `card`, but its heading (with the id `titledBy`) and label alone name it. */
export function CardLink({
  titledBy,
  ...props
}: ComponentProps<typeof Link> & { titledBy: string }) {
  const id = useId();
  return (
    <TextLink {...props} id={id} aria-labelledby={`${titledBy} ${id}`} className="card-link" />
  );
}
