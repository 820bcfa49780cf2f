import { expect, test } from "vitest";
import { fillSlots, type Slot } from "./fill-slots.ts";

const slot = (page: string, name: string, rest: Partial<Slot> = {}): Slot => ({
  page,
  name,
  frame: "figure",
  ...rest,
});

const photosOf = (slots: Slot[]) => fillSlots(slots).map(({ photo }) => photo);

test("what the owner names wins, even if the page shows it already", () => {
  const named = slot("/", "hero", { named: "a.jpg", from: ["b.jpg"] });
  expect(photosOf([named, slot("/", "closing", { named: "a.jpg" })])).toEqual(["a.jpg", "a.jpg"]);
});

test("an empty slot takes a photo that its page does not show yet, named above or below", () => {
  const from = ["a.jpg", "b.jpg", "c.jpg"];
  const slots = [
    slot("/", "hero", { named: "a.jpg" }),
    slot("/", "figure", { from }),
    slot("/", "closing", { named: "b.jpg" }),
  ];
  expect(photosOf(slots)).toEqual(["a.jpg", "c.jpg", "b.jpg"]);
});

test("of several the one on the fewest pages is taken, the first of equals first", () => {
  const from = ["a.jpg", "b.jpg"];
  const slots = ["/1", "/2", "/3", "/4"].map((page) => slot(page, "figure", { from }));
  expect(photosOf(slots)).toEqual(["a.jpg", "b.jpg", "a.jpg", "b.jpg"]);
});

test("a photo that is seen only after a click is not shown yet", () => {
  const hidden: Slot = { name: "gallery", frame: "projectGallery", named: "b.jpg" };
  const from = ["a.jpg", "b.jpg"];
  const slots = [slot("/", "hero", { named: "a.jpg" }), hidden, slot("/", "figure", { from })];
  expect(photosOf(slots).at(-1)).toBe("b.jpg");
});

test("a slot stays empty where every photo of its own is shown, or there is none", () => {
  const slots = [slot("/", "hero", { named: "a.jpg" }), slot("/", "figure", { from: ["a.jpg"] })];
  expect(photosOf([...slots, slot("/", "figure")])).toEqual(["a.jpg", undefined, undefined]);
});

test("the same slots are always filled alike", () => {
  const slots = ["/1", "/2", "/3"].map((page) => slot(page, "x", { from: ["a.jpg", "b.jpg"] }));
  expect(fillSlots(slots)).toEqual(fillSlots(slots));
});
