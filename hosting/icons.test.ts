import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PALETTE } from "#app/config/palette.ts";
import { writeIcons } from "./icons.ts";

let client: string;
beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), "client-"));
});
afterEach(() => rm(client, { recursive: true }));

const readLogo = (size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size / 2}"><rect width="100%" height="100%" fill="#00ff00"/></svg>`,
  );

test("our logo becomes the favicon and two icons for home screens", async () => {
  await writeIcons(client, PALETTE);
  expect((await readdir(client)).sort()).toEqual(["favicon.svg", "icon-192.png", "icon-512.png"]);
  expect(await readFile(join(client, "favicon.svg"))).toEqual(await readFile("public/favicon.svg"));
});

test("our logo follows an accent of the owner's", async () => {
  await writeIcons(client, { ...PALETTE, clay: "#7a3b5e" });
  const svg = await readFile(join(client, "favicon.svg"), "utf8");
  expect(svg).toContain("#7a3b5e");
  expect(svg).not.toContain("#a9441f");
});

test.each([4, 20_000])("a logo that is %i pixels wide fills the same place", async (size) => {
  await writeIcons(client, PALETTE, readLogo(size));
  const icon = sharp(join(client, "icon-512.png"));
  const { data, info } = await icon.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const green = (x: number, y: number) => data[(y * info.width + x) * info.channels] === 0;
  expect(green(256, 256)).toBe(true);
  expect(green(110, 256), "within its place").toBe(true);
  expect(green(95, 256), "paper all around").toBe(false);
  expect(green(256, 150), "as flat as it is").toBe(false);
});
