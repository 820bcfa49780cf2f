import type { Frame } from "#app/config/frames.ts";
import type { Source } from "#app/lib/photos/sources.ts";

export type Photo = Source & {
  alt: string;
  color: string;
  frame: Frame;
  tag?: string;
};

export type PhotoManifest = Record<
  string,
  Omit<Photo, "alt" | "focus" | "tag" | "frame"> & { stamp: string }
>;
