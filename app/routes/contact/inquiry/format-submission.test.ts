import { describe, expect, test } from "vitest";
import { MAILTO_MAX_CHARACTERS } from "#app/config/limits.ts";
import { buildMailto, formatSubmission } from "./format-submission.ts";

const submission = (fields: Record<string, string>, photos: File[] = []) => {
  const typed = new FormData();
  for (const [name, value] of Object.entries(fields)) typed.set(name, value);
  return Object.fromEntries(
    formatSubmission(typed, { "Came from": undefined, "Inquiry id": "id-1" }, photos, "sq ft"),
  );
};

test("the owner reads labels and choices in words", () => {
  expect(
    submission({
      phone: "760 555 0199",
      propertyStatus: "new-construction",
      squareFootage: "about 3,400",
      outdoorStaging: "yes",
      project: "Desert Oasis Luxury",
    }),
  ).toEqual({
    Phone: "760 555 0199",
    "Property status": "New construction",
    "Square footage": "about 3,400",
    "Outdoor staging": "Yes",
    About: "Desert Oasis Luxury",
    "Inquiry id": "id-1",
  });
});

test("what form services look for keeps its name", () => {
  const fields = { name: "Ada", email: "ada@example.com", message: "Hello", access_key: "k" };
  expect(submission(fields)).toEqual({ ...fields, "Inquiry id": "id-1" });
});

test("consent to texts is told by its label", () => {
  expect(submission({ texts: "Yes" })).toMatchObject({ "Text messages": "Yes" });
});

test("what is empty is not sent", () => {
  expect(submission({ name: "Ada", address: "", bedrooms: "  " })).toEqual({
    name: "Ada",
    "Inquiry id": "id-1",
  });
});

test("each photo has a label of its own", () => {
  const photos = ["kitchen.jpg", "patio.jpg"].map((name) => new File(["x"], name));
  expect(submission({ name: "Ada" }, photos)).toMatchObject({
    "Photo 1": expect.objectContaining({ name: "kitchen.jpg" }),
    "Photo 2": expect.objectContaining({ name: "patio.jpg" }),
  });
});

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { href, isShortened } = buildMailto("hello@studio.example", form, "sq ft");
  const link = new URL(href);
  return {
    href,
    isShortened,
    link,
    subject: link.searchParams.get("subject"),
    body: link.searchParams.get("body"),
  };
}

describe("the mail with an inquiry that could not be sent", () => {
  test("is addressed to the studio and names the sender", () => {
    const { link, subject } = read({ name: "Ada King", message: "Hello" });
    expect(link.href).toMatch(/^mailto:hello@studio\.example\?/);
    expect(subject).toBe("Inquiry from Ada King");
  });

  test("opens with the message, then lists what was filled in", () => {
    const { body } = read({
      name: "Ada",
      phone: "",
      bedrooms: "6+",
      propertyStatus: "new-construction",
      project: "Desert Oasis Luxury",
      message: "Two lines,\nplease.",
    });
    expect(body).toBe(
      "Two lines,\r\nplease.\r\n\r\nName: Ada\r\nProperty status: New construction\r\nBedrooms: 6+\r\nAbout: Desert Oasis Luxury",
    );
  });

  test("survives characters that mean something in an address", () => {
    const message = "50% & more? #1 = 2+2 é “quoted”";
    expect(read({ name: "A & B", message }).body).toContain(message);
    expect(read({ name: "A & B", message }).subject).toBe("Inquiry from A & B");
  });

  test("contains the whole message if it just fits", () => {
    const room = MAILTO_MAX_CHARACTERS - read({ name: "Ada" }).href.length;
    expect(read({ name: "Ada", message: "x".repeat(room) })).toMatchObject({ isShortened: false });
    expect(read({ name: "Ada", message: "x".repeat(room + 1) })).toMatchObject({
      isShortened: true,
    });
  });

  test.each([
    ["letters", "x".repeat(5000)],
    ["characters that take twelve to write", "🌵".repeat(900)],
    ["line breaks", "x\n".repeat(900)],
  ])("keeps to the limit with too many %s, says so and keeps the facts", (_, message) => {
    const { href, body, isShortened } = read({ name: "Ada", phone: "760 555 0199", message });
    expect(href.length).toBeLessThanOrEqual(MAILTO_MAX_CHARACTERS);
    expect(href.length).toBeGreaterThan(MAILTO_MAX_CHARACTERS - 30);
    expect(isShortened).toBe(true);
    expect(body).toContain("only the beginning of the message");
    expect(body).toContain("Phone: 760 555 0199");
    expect(body).not.toContain("\uFFFD");
  });

  test("keeps to the limit whatever field is too long", () => {
    for (const field of ["name", "address"]) {
      const { href, isShortened } = read({ [field]: "é".repeat(4000), message: "Hello" });
      expect(href.length).toBeLessThanOrEqual(MAILTO_MAX_CHARACTERS);
      expect(isShortened).toBe(true);
    }
  });

  test("accepts a lone surrogate", () => {
    expect(read({ message: "cut \uD83C" }).body).toContain("cut \uFFFD");
  });
});
