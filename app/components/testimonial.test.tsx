import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RatingLink, ReviewLink } from "./testimonial.tsx";

test.each([
  [1, "5 out of 5 from 1 review"],
  [2, "5 out of 5 from 2 reviews"],
])("a rating counts its reviews: %i", (count, words) => {
  const rating = { value: 5, best: 5 as const, count, url: "https://reviews.example/" };
  expect(renderToStaticMarkup(<RatingLink rating={rating} className="" />)).toContain(`>${words}<`);
});

test("a review can be left where the owner says where", () => {
  const rating = { value: 5, best: 5 as const, count: 2, url: "https://reviews.example/" };
  const render = (write?: string) =>
    renderToStaticMarkup(<ReviewLink rating={{ ...rating, write }} />);
  expect(render()).toBe("");
  expect(render("https://g.example/review")).toMatch(
    /<a href="https:\/\/g\.example\/review".*>Leave a review<\/a>/,
  );
});
