import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openPhoto } from "#app/model/load/check/photos.server.ts";
import { findCommand } from "#scripts/support/find-programs.ts";
import { preparePhotos } from "./prepare-photos.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "phone-"));
  await mkdir(join(folder, "photos"));
});
afterEach(() => rm(folder, { recursive: true }));

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };

/** Red at the left, blue at the right. */
const drawHalves = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
    {
      input: await sharp({ create: { width: width / 2, height, channels: 3, background: RED } })
        .png()
        .toBuffer(),
      left: 0,
      top: 0,
    },
  ]);

async function encodeHeic(name: string, drawn: Sharp, change = (heic: Buffer) => heic) {
  const png = join(folder, "drawn.png");
  await drawn.removeAlpha().png({ compressionLevel: 1 }).toFile(png);
  const heic = join(folder, "drawn.heic");
  execFileSync("heif-enc", [png, "-q", "90", "-p", "preset=ultrafast", "-o", heic]);
  await writeFile(heic, change(await readFile(heic)));
  await rename(heic, join(folder, "photos", name));
}

/** The rotation that an iPhone held upright writes: a box more, and the others moved by its length. */
function turnClockwise(heic: Buffer): Buffer {
  const added = Buffer.from([0, 0, 0, 9, ...Buffer.from("irot"), 3]);
  const at = (name: string) => heic.indexOf(name) - 4;
  const grow = (offset: number, by: number) =>
    heic.writeUInt32BE(heic.readUInt32BE(offset) + by, offset);
  const properties = at("ipco");
  const end = properties + heic.readUInt32BE(properties);
  const count = heic
    .subarray(properties + 8, end)
    .toString("latin1")
    .match(/hvcC|ispe|colr|pixi/g);
  // ipma: version, count of items, id of the first, and how many properties it has.
  const uses = at("ipma") + 8 + 4 + 4 + 2;
  const usesEnd = uses + 1 + heic.readUInt8(uses);
  const data = at("mdat") + 8;
  for (let offset = at("iloc"); offset < at("iloc") + heic.readUInt32BE(at("iloc")); offset++)
    if (heic.readUInt32BE(offset) === data) grow(offset, added.length + 1);
  grow(at("meta"), added.length + 1);
  grow(at("iprp"), added.length + 1);
  grow(properties, added.length);
  grow(at("ipma"), 1);
  heic.writeUInt8(heic.readUInt8(uses) + 1, uses);
  const use = Buffer.from([0x80 | ((count?.length ?? 0) + 1)]);
  return Buffer.concat([
    heic.subarray(0, end),
    added,
    heic.subarray(end, usesEnd),
    use,
    heic.subarray(usesEnd),
  ]);
}

/** The site's own JPEG of a photo: its size, and the colors at two corners. */
async function prepare(name: string) {
  expect((await openPhoto(folder, name)).problem).toBeUndefined();
  const output = join(folder, "output");
  const paths = { originals: join(folder, "photos"), output, manifest: join(folder, "m.json") };
  await preparePhotos(paths);
  const { width, height } = JSON.parse(await readFile(paths.manifest, "utf8"))[name];
  const file = (await readdir(output)).find((each) => each.endsWith(".jpg")) ?? "";
  const { data, info } = await sharp(join(output, file))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = (offset: number) => [...data.subarray(offset, offset + 3)];
  return { width, height, first: read(0), last: read(data.length - info.channels) };
}

const near = ({ r, g, b }: typeof RED) =>
  [r, g, b].map((part) => expect.toSatisfy((value) => Math.abs(value - part) < 9));

describe.skipIf(!findCommand("heif-enc"))(
  "a phone's photo @all",
  () => {
    test("is read from HEIC, whatever it is called", async () => {
      for (const name of ["IMG_4021.HEIC", "IMG_4022.jpg"]) {
        await encodeHeic(name, await drawHalves(1600, 1200));
        expect(await prepare(name)).toMatchObject({
          width: 1600,
          height: 1200,
          first: near(RED),
          last: near(BLUE),
        });
        await rm(join(folder, "output"), { recursive: true });
        await rm(join(folder, "photos", name));
      }
    });

    test("stands upright, once", async () => {
      await encodeHeic("upright.heic", await drawHalves(1600, 1200), turnClockwise);
      expect(await prepare("upright.heic")).toMatchObject({
        width: 1200,
        height: 1600,
        first: near(RED),
        last: near(BLUE),
      });
    });

    test("keeps its colors, though a phone's are wider", async () => {
      const wide = (await drawHalves(1600, 1200)).withIccProfile("p3");
      await encodeHeic("wide.heic", wide);
      expect(await prepare("wide.heic")).toMatchObject({ first: near(RED), last: near(BLUE) });
      await rm(join(folder, "output"), { recursive: true });
      await rm(join(folder, "photos/wide.heic"));
      await wide.jpeg({ quality: 95 }).toFile(join(folder, "photos/wide.jpg"));
      expect(await prepare("wide.jpg")).toMatchObject({ first: near(RED), last: near(BLUE) });
    });

    test("may have 48 megapixels", async () => {
      await encodeHeic("large.heic", await drawHalves(8064, 6048));
      expect(await prepare("large.heic")).toMatchObject({ width: 8064, height: 6048 });
    });

    test("that is copied in part is told", async () => {
      await encodeHeic("part.heic", await drawHalves(1600, 1200), (heic) => heic.subarray(0, -400));
      expect((await openPhoto(folder, "part.heic")).problem).toContain("is cut off or damaged");
    });
  },
  120_000,
);
