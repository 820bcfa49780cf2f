import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PALETTE } from "#app/config/palette.ts";

const read = (file: string) => readFileSync(`app/${file}`, "utf8");
const filesLike = (ending: string) =>
  readdirSync("app", { encoding: "utf8", recursive: true }).filter((file) => file.endsWith(ending));

test("the tokens are the palette", () => {
  const css = read("styles/tokens.css");
  const colors = [...css.matchAll(/--color-([a-z-]+): (#\w+);/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(Object.fromEntries(colors)).toEqual(PALETTE);
});

/** Its elements can't have classes. */
const MARKDOWN = /(prose|post-body)\.css$/;

test("every style has its place", () => {
  for (const file of filesLike(".css")) {
    if (!file.endsWith("base.css")) expect(read(file), file).not.toContain("@utility");
    expect(read(file), `${file}: a breakpoint is @variant md`).not.toMatch(/@media.*(48|64|75)rem/);
    if (!MARKDOWN.test(file))
      expect(read(file), `${file}: a part has its class`).not.toMatch(
        /^ *[&.:].*> (?!li\b)[a-z*:]/m,
      );
    expect(read(file), `${file}: body looks for states, not html`).not.toMatch(/^ *html:has/m);
  }
  const classes = filesLike(".tsx").flatMap((file) =>
    [...read(file).matchAll(/className="([^"]*)"/g)].map(([, list = ""]) => list),
  );
  expect(classes.filter((list) => list.length > 120)).toEqual([]);
});
