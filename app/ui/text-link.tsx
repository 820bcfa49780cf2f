import { type ComponentProps, useId } from "react";
import { Link } from "react-router";
import { joinClasses } from "#app/lib/join-classes.ts";

const LOOK = "underline-drawn inline-block py-2.5 text-small font-medium";

export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link viewTransition className={joinClasses(LOOK, className)} {...props} />;
}

type CardLinkProps = Omit<ComponentProps<typeof TextLink>, "className"> & {
  /** The id of the card's heading, which comes first in the link's name. */
  titledBy: string;
};

/** The one link of a `card`: stretched over all of it, yet named by title and label alone. */
export function CardLink({ titledBy, ...props }: CardLinkProps) {
  const id = useId();
  return (
    <TextLink
      {...props}
      id={id}
      aria-labelledby={`${titledBy} ${id}`}
      className="outline-none after:absolute after:inset-0"
    />
  );
}
