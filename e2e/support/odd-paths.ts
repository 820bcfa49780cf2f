/** Pieces of real addresses beside all that has ever broken one. */
const PIECES = [
  "about",
  "About",
  "faq",
  "portfolio",
  "Portfolio",
  "PORTFOLIO",
  "blog",
  "Blog",
  "home",
  "indian-wells-home-staging",
  "golf-course-grandeur",
  "17",
  "14",
  "3",
  "99",
  "404.html",
  "_headers",
  "vercel.json",
  "assets",
  "..",
  ".",
  "%2e%2e",
  "%2f",
  "%5c",
  "%00",
  "%0a",
  "%0d%0aSet-Cookie:%20a=b",
  "3%0ax",
  "%E0%A4%A",
  "%zz",
  "%C3%BC",
  "%F0%9F%8F%A0",
  "%20",
  "%22%3E%3Cscript%3E",
  "evil.example",
  "@evil.example",
  "http:",
  "a".repeat(300),
  "",
] as const;

const ENDINGS = [
  "",
  "",
  "",
  "/",
  "//",
  "?a=1",
  "?%0d%0aX:%20y",
  "?filter=new&x=%zz",
  "/.data",
  ".html",
];

/** The same addresses at every run: a linear congruential generator with a seed of its own. */
export function oddPaths(count: number, seed = 1): string[] {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)];
  return Array.from({ length: count }, () => {
    const pieces = Array.from({ length: 1 + below(4) }, () => pick(PIECES));
    return `/${pieces.join("/")}${pick(ENDINGS)}`;
  });
}
