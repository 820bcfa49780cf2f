import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { TextConsent } from "./text-consent.tsx";

test("the box says what carriers look for, and is neither ticked nor required", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TextConsent sender="Casa Brisa Staging" />
    </MemoryRouter>,
  );
  for (const words of [
    "Casa Brisa Staging may text me about my inquiry",
    "Message frequency varies",
    "Message and data rates may apply",
    "Reply STOP to opt out, or HELP",
    'href="/privacy-policy"',
    'href="/terms-of-service"',
  ])
    expect(html).toContain(words);
  expect(html).not.toMatch(/ (checked|required)/);
});
