export type Subset = {
  name: string;
  /** The file of the typeface's publisher that holds these letters. */
  script: "latin" | "latin-ext" | "vietnamese";
  characters: string;
};

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));

/** English and Spanish with their punctuation, and the signs that the interface itself uses. */
const ESSENTIAL = [...between(0x20, 0x7e), ..."\u00a0–—‘’“”…¡¿ÁÉÍÑÓÚÜáéíñóúü©°·×→←−"];

const OTHER_LATIN = [...between(0xa1, 0xff), ..."ŒœŠšŽžŁłčćđ•€™"].filter(
  (character) => !ESSENTIAL.includes(character),
);

/** Preloaded on every page. */
export const essential: Subset = {
  name: "essential",
  script: "latin",
  characters: ESSENTIAL.join(""),
};

/** Fetched by the browser where a page has one of its letters, as all but the essential are. */
export const otherLatin: Subset = {
  name: "latin",
  script: "latin",
  characters: OTHER_LATIN.join(""),
};

/** The wordmark's italic ampersand is on every page, other italics on few: so small, it is inlined. */
export const ampersand: Subset = { name: "ampersand", script: "latin", characters: "&" };
