import { expect, test } from "vitest";
import { linkContact } from "./link-contact.ts";
import { parseMarkdown } from "./markdown.server.ts";

const CONTACT = {
  phone: "(760) 555-0142",
  dial: "tel:+17605550142",
  email: "hello@linen.example",
};

test("links the phone number, unless it is in a link already", () => {
  const markdown = "Call **(760) 555-0142**, or [(760) 555-0142](/contact).";
  expect(
    linkContact(
      parseMarkdown(markdown, () => {}),
      CONTACT,
    ),
  ).toEqual([
    {
      kind: "paragraph",
      children: [
        "Call ",
        {
          kind: "strong",
          children: [{ kind: "link", to: CONTACT.dial, children: [CONTACT.phone] }],
        },
        ", or ",
        { kind: "link", to: "/contact", children: [CONTACT.phone] },
        ".",
      ],
    },
  ]);
});

test("links the email address", () => {
  const [paragraph] = linkContact(
    parseMarkdown("Call (760) 555-0142 or write to hello@linen.example.", () => {}),
    CONTACT,
  );
  expect(paragraph).toEqual({
    kind: "paragraph",
    children: [
      "Call ",
      { kind: "link", to: CONTACT.dial, children: [CONTACT.phone] },
      " or write to ",
      { kind: "link", to: "mailto:hello@linen.example", children: [CONTACT.email] },
      ".",
    ],
  });
});
