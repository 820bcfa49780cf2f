export const PHOTO_WIDTHS = {
  whole: [480, 800, 1200, 1680, 2240, 2880],
  /** 750, not 720: a window of 412 px at 1.75 dots needs 721, and would fetch the next. */
  crop: [480, 750, 1200, 1440],
  thumbnail: [200, 400],
  /** For browsers without AVIF, feed readers and search engines. */
  jpeg: [800, 1680],
};

export const isSystemFile = (name: string) =>
  /^(\.|Thumbs\.db$|desktop\.ini$|ehthumbs)/i.test(name);

export const UPLOADS_PATH = "/uploads";
