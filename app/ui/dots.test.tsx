import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MAX_DOTS } from "#app/config/limits.ts";
import { Dots } from "./dots.tsx";

const render = (count: number) =>
  renderToStaticMarkup(<Dots count={count} current={2} name="Photo" onSelect={() => {}} />);

test("every place has a dot as long as they fit into one line", () => {
  expect(render(MAX_DOTS).match(/<button/g)).toHaveLength(MAX_DOTS);
});

test("a long row shows a count instead", () => {
  expect(render(MAX_DOTS + 1)).toMatch(/>3 \/ 13</);
});
