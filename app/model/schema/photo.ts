/** A picture as components take it; `widths` is empty for one that lives on another site. */
export type Photo = {
  src: string;
  alt: string;
  width: number;
  height: number;
  colour: string;
  widths: number[];
};

/** What the picture pipeline knows of each master, by file name. */
export type PhotoManifest = Record<string, Omit<Photo, "alt">>;

export const PHOTO_MANIFEST = "manifest.json";
