import { expect, test } from "vitest";
import { describeList } from "./describe-list.ts";

const blog = { name: "Blog", path: "/blog" };
const seo = { type: "Advice", city: "Indio", detail: "Our Blog", description: "What we learned." };

test("a list of one page is described as it always was", () => {
  expect(describeList(blog, seo, { page: 1, pages: 1, total: 5 })).toEqual({
    path: "/blog",
    seo,
    trail: [blog],
    previous: undefined,
    next: undefined,
  });
});

test("a page in the middle has its own address, title and neighbors", () => {
  expect(describeList(blog, seo, { page: 2, pages: 3, total: 30 })).toEqual({
    path: "/blog/page/2",
    seo: { ...seo, detail: "Our Blog, page 2", description: "Page 2 of 3: What we learned." },
    trail: [blog, { name: "Page 2", path: "/blog/page/2" }],
    previous: "/blog",
    next: "/blog/page/3",
  });
});
