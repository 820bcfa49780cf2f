import type { PhotoPreset } from "#app/config/photo-presets.ts";
import type { Source } from "#app/lib/photos/sources.ts";

export type Photo = Source & {
  alt: string;
  color: string;
  preset: PhotoPreset;
  tag?: string;
};

export type PhotoManifest = Record<
  string,
  Omit<Photo, "alt" | "focus" | "tag" | "preset"> & { stamp: string }
>;
