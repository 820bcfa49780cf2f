/** What a page may weigh on the wire, in bytes; the browser tests hold every page to it. */
export const BUDGETS = {
  /** A new connection brings about as much at once; what is beyond waits for another round trip. */
  page: 14_000,
  /** React and its router are 93,000 of it. */
  scripts: 118_500,
  data: 7_500,
  styles: 15_500,
  fonts: 41_000,
  italics: 15_000,
  /** On Home, on a phone of 412 px with 1.75 dots to the pixel: in sight, and fetched ahead below. */
  firstPhotos: 60_000,
  secondPhotos: 170_000,
};
