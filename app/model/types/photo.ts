import type { PhotoPreset } from "#app/config/photo-presets.ts";
import type { Source } from "#app/lib/photos/sources.ts";

export type Photo = Source & {
  alt: string;
  color: string;
  preset: PhotoPreset;
  tag?: string;
};

/** Of a room before staging; aligned, it fills the frame of the photo after it exactly. */
export type BeforePhoto = Photo & { isAligned: boolean };

export type PhotoManifest = Record<
  string,
  Omit<Photo, "alt" | "focus" | "tag" | "preset"> & { stamp: string; isAligned?: boolean }
>;
