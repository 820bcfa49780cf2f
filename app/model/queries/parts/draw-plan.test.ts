import { expect, test } from "vitest";
import { drawPlan } from "./draw-plan.ts";

const bedroom = {
  name: "Bedroom",
  at: "10, 5",
  size: "20 x 10",
  doors: ["left 2 to 5", "bottom 1.5 to 4"],
  windows: ["top 4 to 12", "right 1 to 9"],
  furniture: [
    { name: "bed", at: "6.4, 0", size: "6.5 x 7" },
    { name: "chair", at: "1, 1", size: "3 x 2", round: true },
    { name: "chair", at: "15, 1", size: "3 x 2", round: true },
  ],
  cameras: [{ photo: "b.jpg", at: "5, 10", looks: 3 }],
};
const terrace = { name: "Terrace", at: "10, 15", size: "40 x 5", outdoors: true };

const plan = drawPlan([bedroom, terrace], ["a.jpg", "b.jpg"]);

test("a plan begins at its first wall and ends at its last", () => {
  expect(plan).toMatchObject({ viewBox: "10 5 40 15", ratio: 2.67 });
});

test("rooms have walls, terraces don't", () => {
  expect(plan.walls).toBe("M10 5h20v10h-20z");
  expect(plan.outdoors).toBe("M10 15h40v5h-40z");
});

test("furniture is measured from the walls of its room", () => {
  expect(plan.furniture.slice(0, 2)).toEqual([
    "M16.4 5h6.5v7h-6.5z",
    "M11 7a1.5 1 0 0 0 3 0a1.5 1 0 0 0-3 0z",
  ]);
});

test("openings are on the wall they name", () => {
  expect(plan.doors).toBe("M10 7v3M11.5 15h2.5");
  expect(plan.windows).toBe("M14 5h8M30 6v8");
});

test("a camera knows its place, its direction and its photo", () => {
  expect(plan.cameras).toEqual([{ index: 1, looks: 3, style: { left: "12.5%", top: "66.7%" } }]);
});

test("the description names each kind of furniture once", () => {
  expect(plan.description).toBe("Plan of the home. Bedroom: bed, chair. Terrace.");
});
