/** In bytes on the wire. */
export const BUDGETS = {
  /** With the data that React hydrates from: words and styles come within the first 14,000. */
  page: 16_500,
  scripts: 116_200,
  data: 7_500,
  styles: 14_200,
  fonts: 41_000,
  italics: 15_100,
  /** On Home, on a phone of 412 px at 1.75 dots: in sight, and fetched ahead below. */
  firstPhotos: 60_000,
  secondPhotos: 170_000,
};
