export const PHOTO_WIDTHS = {
  whole: [480, 800, 1200, 1680, 2240, 2880],
  /** A window of 412 px at a density of 1.75 needs 721 px, so 720 would make it fetch the next size. */
  crop: [480, 750, 1200, 1440],
  thumbnail: [200, 400],
  /** JPEGs serve browsers without AVIF, feed readers and search engines. */
  jpeg: [800, 1680],
};

export const isSystemFile = (name: string) =>
  /^(\.|Thumbs\.db$|desktop\.ini$|ehthumbs)/i.test(name);

export const UPLOADS_PATH = "/uploads";
