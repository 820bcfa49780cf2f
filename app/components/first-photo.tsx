import type { ComponentProps } from "react";
import { usePhotoFirst } from "#app/hooks/use-photo-first.ts";
import { Photo } from "./photo.tsx";

type Props = Omit<ComponentProps<typeof Photo>, "eager">;

/** The page's largest picture: loaded at once, and a page change waits a moment for it. */
export function FirstPhoto(props: Props) {
  usePhotoFirst(props.photo, props.frame);
  return <Photo eager {...props} />;
}
