import type { Frame, Shape } from "#app/config/frames.ts";

export type Photo = {
  src: string;
  alt: string;
  width: number;
  height: number;
  color: string;
  widths: number[];
  frame: Frame;
  cuts: Partial<Record<Shape, number[]>>;
  focus?: string;
  tag?: string;
};

export type PhotoManifest = Record<
  string,
  Omit<Photo, "alt" | "focus" | "tag" | "frame"> & { stamp: string }
>;
