import { expect, test } from "vitest";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { getFooterLinks, getShell } from "./shell.server.ts";

test("facts that only some pages show are not sent with every page", async () => {
  const { business } = await getShell();
  for (const fact of ["latitude", "rating", "serviceArea", "services"])
    expect(business).not.toHaveProperty(fact);
});

test("a custom page is in the footer if it asks for that", async () => {
  const { customPages: pages } = await loadContent("sample");
  const customPages = pages.map((page) => ({ ...page, footer: undefined, lang: undefined }));
  const legal = [
    { name: "Privacy Policy", path: "/privacy-policy" },
    { name: "Terms of Service", path: "/terms-of-service" },
  ];
  expect(getFooterLinks({ customPages })).toEqual(legal);
  const asking = customPages.map((page) =>
    page.slug === "for-agents" ? { ...page, footer: "Agents" } : page,
  );
  expect(getFooterLinks({ customPages: asking })).toEqual([
    { name: "Agents", path: "/for-agents" },
    ...legal,
  ]);
});

test("a page in Spanish has its place in the footer by itself, in its language", async () => {
  const { customPages } = await loadContent("sample");
  const spanish = { name: "En español", path: "/en-espanol", lang: "es" };
  expect(getFooterLinks({ customPages })).toContainEqual(spanish);
});
