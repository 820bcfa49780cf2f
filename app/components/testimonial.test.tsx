import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RatingLink } from "./testimonial.tsx";

test.each([
  [1, "5 out of 5 from 1 review"],
  [2, "5 out of 5 from 2 reviews"],
])("a rating counts its reviews: %i", (count, words) => {
  const rating = { value: 5, best: 5 as const, count, url: "https://reviews.example/" };
  expect(renderToStaticMarkup(<RatingLink rating={rating} className="" />)).toContain(`>${words}<`);
});
