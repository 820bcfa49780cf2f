import { expect, test } from "vitest";
import { listPage } from "./list-page.server.ts";

const entries = Array.from({ length: 30 }, (_, index) => index);

test("the list's own address shows its beginning", () => {
  expect(listPage(entries, undefined)).toEqual({
    listed: entries.slice(0, 11),
    list: { page: 1, pages: 3, total: 30 },
  });
});

test("a number shows what follows", () => {
  expect(listPage(entries, "3")?.listed).toEqual(entries.slice(23));
});

test.each(["1", "0", "4", "-1", "1.5", "two", ""])("there is no page %j", (number) => {
  expect(listPage(entries, number)).toBeUndefined();
});
