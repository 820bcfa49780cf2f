export type Subset = {
  name: string;
  /** The file of the typeface's publisher that holds these letters. */
  script: "latin" | "latin-ext" | "vietnamese" | "cyrillic" | "greek";
  characters: string;
};

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));

/** English and Spanish with their punctuation, and the signs that the interface itself uses. */
const ESSENTIAL = [...between(0x20, 0x7e), ..."\u00a0–—‘’“”…¡¿ÁÉÍÑÓÚÜáéíñóúü©°·×→←−"];

const OTHER_LATIN = [...between(0xa1, 0xff), ..."Œœı•€™"].filter(
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

/** The letters of Central and Eastern Europe, the Baltics, Turkey, Malta and Wales. */
export const european: Subset = {
  name: "european",
  script: "latin-ext",
  characters: [...between(0x100, 0x17f), ...between(0x218, 0x21b), ..."ẀẁẂẃẄẅẞ"]
    .filter((character) => !"Œœı".includes(character))
    .join(""),
};

export const vietnamese: Subset = {
  name: "vietnamese",
  script: "vietnamese",
  characters: ["ƠơƯư₫", ...between(0x1ea0, 0x1ef9)].join(""),
};

export const cyrillic: Subset = {
  name: "cyrillic",
  script: "cyrillic",
  characters: [...between(0x400, 0x45f), "Ґґ№"].join(""),
};

export const greek: Subset = {
  name: "greek",
  script: "greek",
  characters: [
    ...between(0x384, 0x38a),
    "Ό",
    ...between(0x38e, 0x3a1),
    ...between(0x3a3, 0x3ce),
  ].join(""),
};

/** The wordmark's italic ampersand is on every page, other italics on few: so small, it is inlined. */
export const ampersand: Subset = { name: "ampersand", script: "latin", characters: "&" };
