import type { Shape } from "#app/config/frames.ts";

/** A picture as components take it; `widths` is empty for one that lives on another site. */
export type Photo = {
  src: string;
  alt: string;
  width: number;
  height: number;
  color: string;
  widths: number[];
  /** The widths of each cut that was made of it. */
  cuts: Partial<Record<Shape, number[]>>;
  /** Where it matters most, as an `object-position`; the middle when absent. */
  focus?: string;
};

/** What was made of each master, by file name; `stamp` tells whether the master has changed. */
export type PhotoManifest = Record<string, Omit<Photo, "alt" | "focus"> & { stamp: string }>;
