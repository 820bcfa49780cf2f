import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ContactBlock } from "./contact-block.tsx";

const contact = { phone: "(760) 555-0142", dial: "tel:+17605550142", email: "hello@a.example" };

test("a project without a tagline has the link back too", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ContactBlock title="Ask us" contact={contact} />
    </MemoryRouter>,
  );
  expect(html).toContain("Back to Portfolio");
});
