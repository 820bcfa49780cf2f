import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Reveal } from "./reveal.tsx";

test("each item waits one stagger longer than the one before, however long the list", () => {
  const html = renderToStaticMarkup(
    [0, 1, 4, 5, 30].map((index) => (
      <Reveal key={index} index={index} staggerMs={100}>
        Card
      </Reveal>
    )),
  );
  const staggers = Array.from(html.matchAll(/--stagger:(\d+)ms/g), ([, ms]) => Number(ms));
  expect(staggers).toEqual([0, 100, 400, 500, 3000]);
});
