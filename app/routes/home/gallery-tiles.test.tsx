import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GalleryTiles } from "./gallery-tiles.tsx";

test("an empty category says so instead of showing an empty grid", () => {
  const html = renderToStaticMarkup(
    <GalleryTiles category="patio" items={[]} isFiltered withButtons />,
  );
  expect(html).toContain("No images in this category");
  expect(html).not.toContain("<ul");
});
