import { expect, test } from "vitest";
import { linkPhone } from "./link-phone.ts";
import { parseMarkdown } from "./parse-markdown.server.ts";

const CONTACT = { phone: "(760) 555-0142", dial: "tel:+17605550142" };

test("the phone number can be tapped, unless it stands in a link already", () => {
  const markdown = "Call **(760) 555-0142**, or [(760) 555-0142](/contact).";
  expect(
    linkPhone(
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
