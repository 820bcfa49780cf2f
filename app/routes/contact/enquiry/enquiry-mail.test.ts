import { describe, expect, test } from "vitest";
import { enquiryMail } from "./enquiry-mail.ts";

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const link = new URL(enquiryMail("hello@studio.example", form));
  return { link, subject: link.searchParams.get("subject"), body: link.searchParams.get("body") };
}

describe("the mail with an enquiry that could not be sent", () => {
  test("is addressed to the studio and names the sender", () => {
    const { link, subject } = read({ name: "Ada King", message: "Hello" });
    expect(link.href).toMatch(/^mailto:hello@studio\.example\?/);
    expect(subject).toBe("Enquiry from Ada King");
  });

  test("opens with the message, then lists what was filled in", () => {
    const { body } = read({
      name: "Ada",
      phone: "",
      bedrooms: "6+",
      project: "desert-oasis-luxury",
      message: "Two lines,\nplease.",
    });
    expect(body).toBe(
      "Two lines,\r\nplease.\r\n\r\nName: Ada\r\nBedrooms: 6+\r\nAbout: desert-oasis-luxury",
    );
  });

  test("survives characters that mean something in an address", () => {
    const message = "50% & more? #1 = 2+2 é “quoted”";
    expect(read({ name: "A & B", message }).body).toContain(message);
    expect(read({ name: "A & B", message }).subject).toBe("Enquiry from A & B");
  });
});
