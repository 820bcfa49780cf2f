/** What a page may weigh on the wire, in bytes; the browser tests hold every page to it. */
export const BUDGETS = {
  /** HTML with the data that React hydrates it from: words and styles come within the first 14,000. */
  page: 16_500,
  /** React and its router are 93,000 of it. */
  scripts: 116_200,
  /** What is fetched of a page's content when a link leads to it. */
  data: 7_500,
  styles: 14_200,
  fonts: 41_000,
  italics: 15_100,
  /** On Home, on a phone of 412 px with 1.75 dots to the pixel: in sight, and fetched ahead below. */
  firstPhotos: 60_000,
  secondPhotos: 170_000,
};
