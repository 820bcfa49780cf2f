import { expect, test } from "vitest";
import {
  buildResultSearch,
  getListPage,
  getPageNumbers,
  paginate,
  readResultPage,
  updateSearch,
} from "./pagination.ts";

const sizes = (count: number, firstPage?: number) =>
  paginate(Array(count).fill(0), firstPage).map(({ length }) => length);

test.each([
  [0, [0]],
  [5, [5]],
  [12, [12]],
  [15, [12, 3]],
  [60, [12, 12, 12, 12, 12]],
])("%i entries fill pages of %j", (count, expected) => {
  expect(sizes(count)).toEqual(expected);
});

test("one or two left over join the last page", () => {
  expect(sizes(14)).toEqual([14]);
  expect(sizes(25)).toEqual([12, 13]);
});

test("the first page can hold another number", () => {
  expect(sizes(5, 11)).toEqual([5]);
  expect(sizes(60, 11)).toEqual([11, 12, 12, 12, 13]);
});

test("no entry is lost or moved", () => {
  const many = Array.from({ length: 1000 }, (_, index) => index);
  expect(paginate(many, 11).flat()).toEqual(many);
});

test.each([
  [1, 2, [1, 2]],
  [1, 84, [1, 2, 84]],
  [2, 84, [1, 2, 3, 84]],
  [42, 84, [1, 41, 42, 43, 84]],
  [84, 84, [1, 83, 84]],
])("page %i of %i links to %j", (page, pages, numbers) => {
  expect(getPageNumbers(page, pages)).toEqual(numbers);
});

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=1.5", 1],
  ["page=last", 1],
])("?%s asks for page %i", (query, page) => {
  expect(readResultPage(new URLSearchParams(query))).toBe(page);
});

test("another page keeps the rest of the query, and the first needs no number", () => {
  const query = new URLSearchParams("q=sun&page=2");
  expect(buildResultSearch(query, 3)).toBe("q=sun&page=3");
  expect(buildResultSearch(query, 1)).toBe("q=sun");
});

test("another choice keeps the rest of the query, and starts at the first page", () => {
  const query = new URLSearchParams("utm_source=mail&filter=vacant&page=3");
  expect(updateSearch(query, { location: "palm-desert" })).toBe(
    "utm_source=mail&filter=vacant&location=palm-desert",
  );
  expect(updateSearch(query, { filter: undefined })).toBe("utm_source=mail");
  expect(query.get("filter")).toBe("vacant");
});

const entries = Array.from({ length: 30 }, (_, index) => index);

test("the list's own address shows its beginning", () => {
  expect(getListPage(entries, undefined)).toEqual({
    listed: entries.slice(0, 11),
    list: { page: 1, pages: 3, total: 30 },
  });
});

test("a number shows what follows", () => {
  expect(getListPage(entries, "3")?.listed).toEqual(entries.slice(23));
});

test.each(["1", "0", "4", "-1", "1.5", "two", ""])("there is no page %j", (number) => {
  expect(getListPage(entries, number)).toBeUndefined();
});
