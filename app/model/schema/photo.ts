import type { Frame } from "#app/config/frames.ts";
import type { CutSource } from "#app/lib/photos/sources.ts";

export type Photo = CutSource & {
  alt: string;
  width: number;
  height: number;
  color: string;
  frame: Frame;
  tag?: string;
};

export type PhotoManifest = Record<
  string,
  Omit<Photo, "alt" | "focus" | "tag" | "frame"> & { stamp: string }
>;
