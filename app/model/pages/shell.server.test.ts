import { expect, test } from "vitest";
import { loadContent } from "#app/model/read/load.server.ts";
import { smallLinks } from "./shell.server.ts";

test("a page of the owner's own has a place in the footer if it asks for one", async () => {
  const { ownPages: pages } = await loadContent("sample");
  const ownPages = pages.map((page) => ({ ...page, footer: undefined }));
  const legal = [
    { name: "Privacy Policy", path: "/privacy-policy" },
    { name: "Terms of Service", path: "/terms-of-service" },
  ];
  expect(smallLinks({ ownPages })).toEqual(legal);
  const asking = ownPages.map((page) =>
    page.slug === "for-agents" ? { ...page, footer: "Agents" } : page,
  );
  expect(smallLinks({ ownPages: asking })).toEqual([
    { name: "Agents", path: "/for-agents" },
    ...legal,
  ]);
});
