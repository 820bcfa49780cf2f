import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { getSite } from "#app/model/load/site.server.ts";
import { getHomePage } from "#app/model/queries/home.server.ts";
import type { Route } from "./+types/page";
import HomePage from "./page.tsx";

test("a gallery without an item says so", async () => {
  const page = getHomePage(await getSite());
  const loaderData = { ...page, gallery: { title: "Rooms", items: [] } };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <HomePage {...({ loaderData } as unknown as Route.ComponentProps)} />
    </MemoryRouter>,
  );
  expect(html).toContain("No images in this category");
});
