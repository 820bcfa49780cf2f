import { readLengths } from "#app/lib/read-lengths.ts";
import type { Content } from "#app/model/schema/content.ts";

type Room = NonNullable<Content["projects"][number]["rooms"]>[number];
type Box = { x: number; y: number; width: number; depth: number };

/** The lines are SVG paths in feet. What is HTML and lies over them has its place in percent. */
export function drawPlan(rooms: Room[], photos: string[]) {
  const placed = rooms.map((room) => ({ ...room, box: readBox(room) }));
  const boxes = placed.map(({ box }) => box);
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - left;
  const depth = Math.max(...boxes.map((box) => box.y + box.depth)) - top;
  const place = (x: number, y: number) => ({
    left: `${(((x - left) / width) * 100).toFixed(1)}%`,
    top: `${(((y - top) / depth) * 100).toFixed(1)}%`,
  });
  const draw = (kind: "doors" | "windows") =>
    placed.flatMap(({ box, [kind]: list = [] }) => list.map((each) => drawOpening(each, box)));
  const drawRooms = (isOutdoors: boolean) =>
    placed.filter(({ outdoors = false }) => outdoors === isOutdoors).map(({ box }) => drawBox(box));

  return {
    viewBox: [left, top, width, depth].join(" "),
    ratio: round(width / depth),
    description: `Plan of the home. ${rooms.map(describeRoom).join(" ")}`,
    outdoors: drawRooms(true).join(""),
    furniture: placed.flatMap(({ box, furniture = [] }) =>
      furniture.map((piece) => (piece.round ? drawOval : drawBox)(readBox(piece, box))),
    ),
    walls: drawRooms(false).join(""),
    doors: draw("doors").join(""),
    windows: draw("windows").join(""),
    names: placed.map(({ name, box }) => ({ name, style: place(box.x, box.y) })),
    cameras: placed.flatMap(({ box, cameras = [] }) =>
      cameras.map(({ photo, at, looks }) => {
        const [x, y] = readLengths(at);
        return { index: photos.indexOf(photo), looks, style: place(box.x + x, box.y + y) };
      }),
    ),
  };
}

function readBox({ at, size }: { at: string; size: string }, within = { x: 0, y: 0 }): Box {
  const [[x, y], [width, depth]] = [readLengths(at), readLengths(size)];
  return { x: round(within.x + x), y: round(within.y + y), width, depth };
}

const drawBox = ({ x, y, width, depth }: Box) => `M${x} ${y}h${width}v${depth}h-${width}z`;

function drawOval({ x, y, width, depth }: Box) {
  const arc = `a${width / 2} ${depth / 2} 0 0 0`;
  return `M${x} ${round(y + depth / 2)}${arc} ${width} 0${arc}-${width} 0z`;
}

function drawOpening(opening: string, { x, y, width, depth }: Box) {
  const [start, end] = readLengths(opening);
  const [wall] = opening.split(" ");
  if (wall === "top" || wall === "bottom")
    return `M${round(x + start)} ${wall === "top" ? y : round(y + depth)}h${round(end - start)}`;
  return `M${wall === "left" ? x : round(x + width)} ${round(y + start)}v${round(end - start)}`;
}

function describeRoom({ name, furniture = [] }: Room) {
  const words = new Set(furniture.map((piece) => piece.name));
  return words.size > 0 ? `${name}: ${[...words].join(", ")}.` : `${name}.`;
}

const round = (length: number) => Math.round(length * 100) / 100;
