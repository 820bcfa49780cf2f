import { int, strictObject } from "zod";
import { readLengths } from "#app/lib/read-lengths.ts";
import { flag, list, pattern, photoName, text } from "./primitives.ts";

const at = (about: string) =>
  pattern(/^\d+(\.\d+)?, \d+(\.\d+)?$/, "should be two numbers, like 4, 6.5").describe(about);

const size = (about: string) =>
  pattern(
    /^(?![0.]+ )\d+(\.\d+)? x (?![0.]+$)\d+(\.\d+)?$/,
    "should be two numbers above zero, like 12 x 9.5",
  ).describe(about);

const opening = pattern(
  /^(top|right|bottom|left) \d+(\.\d+)? to \d+(\.\d+)?$/,
  "should be a wall and where on it, like left 3 to 6.5",
).describe("A wall, and where on it: top 3 to 6.5. Walls are top, right, bottom and left");

const piece = strictObject({
  name: text("A word: sofa, table, rug"),
  at: at("Its upper left corner, in feet from the room's left and upper wall: 4, 6.5"),
  size: size("Width and depth: 8 x 3"),
  round: flag("A round or an oval piece"),
});

const camera = strictObject({
  photo: photoName("A photo of this home's gallery").meta({ unique: "value" }),
  at: at("Where you stood, in feet from the room's left and upper wall: 4, 6.5"),
  looks: int()
    .min(1)
    .max(12)
    .describe("Where you looked, as on a clock: 12 is up, 3 is to the right"),
});

/** A measuring tape is not more exact. */
const INCH = 1 / 12;

export const room = strictObject({
  name: text("Name of the room on the plan"),
  at: at("Its upper left corner on the plan, in feet from the left and from the top: 16, 0"),
  size: size("Width and depth in feet: 24 x 18"),
  outdoors: flag("A terrace, patio or court, which has no walls"),
  doors: list("Doors and other gaps in its walls", opening).optional(),
  windows: list("Windows and glass doors", opening).optional(),
  furniture: list("What is in it, from the rug up", piece).optional(),
  cameras: list("Where its photos were taken", camera).optional(),
}).superRefine((room, { addIssue }) => {
  const [width, depth] = readLengths(room.size);
  const isOutside = (at: string, size = "0 x 0") => {
    const [[x, y], [pieceWidth, pieceDepth]] = [readLengths(at), readLengths(size)];
    return x + pieceWidth > width + INCH || y + pieceDepth > depth + INCH;
  };
  const refuse = (...path: PropertyKey[]) =>
    addIssue({ code: "custom", path, message: `is outside of the room, which is ${room.size}` });

  for (const kind of ["doors", "windows"] as const)
    for (const [index, opening] of (room[kind] ?? []).entries()) {
      const [, end] = readLengths(opening);
      if (end > (/^[tb]/.test(opening) ? width : depth)) refuse(kind, index);
    }
  for (const [index, { at, size }] of (room.furniture ?? []).entries())
    if (isOutside(at, size)) refuse("furniture", index, "at");
  for (const [index, { at }] of (room.cameras ?? []).entries())
    if (isOutside(at)) refuse("cameras", index, "at");
});
