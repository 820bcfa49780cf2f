import { expect, test } from "vitest";
import { describePair } from "./pair-warnings.ts";

const FILES = { before: "bare.jpg", after: "staged.jpg" };

test("what was done to a pair is told in figures", () => {
  const motion = { roll: -0.0349, zoom: 0.05, right: 0.03, down: 0.04, pan: 0, tilt: 0 };
  const cut = { sides: { left: -0.45, right: 0.47, top: -0.3, bottom: 0.3 } };
  expect(describePair({ ...FILES, alignment: { isAligned: true, motion, cut } })).toEqual([
    "photos/bare.jpg: turned by 2.0°, made 5% smaller, moved by 5% of its width, to lie over staged.jpg. Both lost 8% of their width. If the slider jumps, write aligned: false.",
  ]);
});

test("why a pair doesn't fit is told, with what to do", () => {
  const refusal = "One of them is a mirror image. Flip it back.";
  expect(describePair({ ...FILES, alignment: { isAligned: false, refusal } })).toEqual([
    "photos/bare.jpg: can't be laid over staged.jpg, so both are side by side. One of them is a mirror image. Flip it back.",
  ]);
});

test("of a pair from one camera there is nothing to tell, nor of one that the owner has judged", () => {
  expect(describePair({ ...FILES, alignment: { isAligned: true } })).toEqual([]);
  expect(describePair({ ...FILES, alignment: { isAligned: false } })).toEqual([]);
});
