import { expect, test } from "vitest";
import { takeOutData } from "./page-data.ts";

const GIVEN = 'window.__reactRouterContext.streamController.enqueue("[\\"$&\\"]\\n");';
const END = "window.__reactRouterContext.streamController.close();";
const PAGE = `<p>Words</p><script>${GIVEN}</script><!--$--><script>${END}</script><!--/$-->`;

test("a page's data becomes a file named by what it says", () => {
  const { html, file, data } = takeOutData(PAGE);
  expect(data).toBe(GIVEN + END);
  expect(file).toMatch(/^\/assets\/data-[0-9a-f]{16}\.js$/);
  expect(html).toBe(
    `<p>Words</p><script type="text/deferred" data-src="${file}"></script><!--$--><script></script><!--/$-->`,
  );
  expect(takeOutData(PAGE.replace("$&", "other")).file).not.toBe(file);
});

test("a page without data stops the build", () => {
  expect(() => takeOutData("<p>Words</p>")).toThrow("no data");
});
