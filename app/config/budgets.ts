/** In bytes on the wire. */
export const BUDGETS = {
  /** What the first packets of a connection hold; more delays the first paint by 150 ms on slow 4G. */
  page: 14_000,
  scripts: 118_000,
  data: 7_500,
  styles: 14_000,
  fonts: 41_000,
  italics: 15_100,
  /** On Home, on a phone of 412 px at 1.75 dots: in sight, and fetched ahead below. */
  firstPhotos: 60_000,
  secondPhotos: 170_000,
};
