import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Gallery } from "./gallery.tsx";

test("an empty category says so instead of showing an empty grid", () => {
  const html = renderToStaticMarkup(<Gallery title="Rooms" items={[]} />);
  expect(html).toContain("No images in this category");
  expect(html).not.toContain("<ul");
});
