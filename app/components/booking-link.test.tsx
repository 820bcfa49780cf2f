import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BookingLink } from "./booking-link.tsx";

test("a time is picked in the owner's calendar, where there is one", () => {
  expect(renderToStaticMarkup(<BookingLink to="https://calendly.com/casa" />)).toMatch(
    /<a href="https:\/\/calendly\.com\/casa".*>Pick a time<\/a>/,
  );
  expect(renderToStaticMarkup(<BookingLink />)).toBe("");
});
