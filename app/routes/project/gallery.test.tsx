import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { Gallery } from "./gallery.tsx";

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    src: `/uploads/room-${index + 1}`,
    alt: `Room ${index + 1}`,
    caption: `Caption ${index + 1}`,
    width: 1680,
    height: 1120,
    color: "#dccfba",
    preset: "projectGallery" as const,
  }));

const render = (count: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Gallery photos={photos(count)} />
    </MemoryRouter>,
  );

describe("a gallery", () => {
  test("without images says so and offers nothing to press", () => {
    const html = render(0);
    expect(html).toContain("No images available");
    expect(html).not.toContain("<button");
  });

  test("of one image has nowhere to go", () => {
    const html = render(1);
    expect(html).toContain("Room 1");
    expect(html).not.toContain("Next photo");
    expect(html).not.toContain("Photo 1 of 1</button>");
  });

  test("of six images shows them all as thumbnails", () => {
    const html = render(6);
    expect(html).toContain('aria-label="Photo 6 of 6: Caption 6"');
    expect(html).not.toContain("more");
  });

  test("of seven images has one more than fits", () => {
    const html = render(7);
    expect(html).toContain('aria-label="Photo 6 of 7: Caption 6"');
    expect(html).not.toContain('aria-label="Photo 7 of 7: Caption 7"');
    expect(html).toContain("+1 more");
  });

  test("has every other image in the page for browsers without scripts", () => {
    const withoutScript = render(10).match(/<noscript>.*<\/noscript>/s)?.[0] ?? "";
    expect(withoutScript.match(/<img/g)).toHaveLength(9);
  });
});
