import { expect, test } from "vitest";
import { inquiryLetter } from "./inquiry-letter.ts";

const letter = (fields: Record<string, string>, photos: File[] = []) => {
  const typed = new FormData();
  for (const [name, value] of Object.entries(fields)) typed.set(name, value);
  return Object.fromEntries(inquiryLetter(typed, "id-1", photos));
};

test("the owner reads labels and choices in words", () => {
  expect(
    letter({
      phone: "760 555 0199",
      propertyStatus: "new-construction",
      squareFootage: "about 3,400",
      outdoorStaging: "yes",
      project: "Desert Oasis Luxury",
      cameFrom: "/faq",
    }),
  ).toEqual({
    Phone: "760 555 0199",
    "Property status": "New construction",
    "Square footage": "about 3,400",
    "Outdoor staging": "Yes",
    About: "Desert Oasis Luxury",
    "Came from": "/faq",
    "Inquiry id": "id-1",
  });
});

test("what form services look for keeps its name", () => {
  const fields = { name: "Ada", email: "ada@example.com", message: "Hello", access_key: "k" };
  expect(letter(fields)).toEqual({ ...fields, "Inquiry id": "id-1" });
});

test("what is empty is not sent", () => {
  expect(letter({ name: "Ada", address: "", bedrooms: "  " })).toEqual({
    name: "Ada",
    "Inquiry id": "id-1",
  });
});

test("each photo has a label of its own", () => {
  const photos = ["kitchen.jpg", "patio.jpg"].map((name) => new File(["x"], name));
  expect(letter({ name: "Ada" }, photos)).toMatchObject({
    "Photo 1": expect.objectContaining({ name: "kitchen.jpg" }),
    "Photo 2": expect.objectContaining({ name: "patio.jpg" }),
  });
});
