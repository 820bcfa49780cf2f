import { type ComponentProps, useId } from "react";
import { TextLink } from "./text-link.tsx";

type Props = Omit<ComponentProps<typeof TextLink>, "className"> & {
  /** The id of the card's heading, which comes first in the link's name. */
  titledBy: string;
};

/** The one link of a `card`: stretched over all of it, yet named by title and label alone. */
export function CardLink({ titledBy, ...props }: Props) {
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
