import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ClosedDays } from "./closed-days.tsx";

test("without scripts all that is to come is listed", () => {
  const day = {
    name: "Thanksgiving",
    from: "2026-11-26",
    to: "2026-11-26",
    toldFrom: "2026-11-19",
  };
  const html = renderToStaticMarkup(
    <ClosedDays closedDays={[{ ...day, text: "Closed November 26: Thanksgiving" }]} />,
  );
  expect(html).toMatch(
    /^<noscript><ul.*<li>Closed November 26: Thanksgiving<\/li><\/ul><\/noscript>$/,
  );
  expect(renderToStaticMarkup(<ClosedDays closedDays={[]} />)).not.toContain("<ul");
});
