import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PHOTO_WIDTHS } from "#app/config/photos.ts";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { alignPhotos } from "./align/align-photos.ts";
import { takeByHand } from "./align/testing/take-by-hand.ts";
import { preparePhotos } from "./prepare-photos.ts";

let paths: { originals: string; output: string; manifest: string };
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "photos-"));
  paths = {
    originals: join(root, "originals"),
    output: join(root, "output"),
    manifest: join(root, "cache/photos.json"),
  };
  await mkdir(paths.originals);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

const draw = (name: string, width: number, background = "#804020") =>
  sharp({ create: { width, height: 400, channels: 3, background } }).toFile(
    join(paths.originals, name),
  );

const readManifest = async () => JSON.parse(await readFile(paths.manifest, "utf8"));

test("an original becomes every width it can fill, and is described", async () => {
  await draw("Pool Side.png", 900);
  await preparePhotos(paths);
  const entry = (await readManifest())["Pool Side.png"];
  const widths = [...PHOTO_WIDTHS.whole.filter((width) => width < 900), 900];
  expect(entry).toMatchObject({ width: 900, height: 400, color: "#804020" });
  expect(entry.src).toMatch(/^\/uploads\/pool-side-[0-9a-f]{8}$/);
  const files = await readdir(paths.output);
  const base = entry.src.replace("/uploads/", "");
  expect(files.sort()).toEqual(
    [
      ...widths.map((width) => `${base}-${width}.avif`),
      `${base}-${PHOTO_WIDTHS.jpeg[0]}.jpg`,
    ].sort(),
  );
});

test("an original is cropped around its focal point for the places that show it", async () => {
  const left = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#f00" } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 600, height: 400, channels: 3, background: "#00f" } })
    .composite([{ input: left, left: 0, top: 0 }])
    .toFile(join(paths.originals, "halves.png"));
  const crops = new Map([["halves.png", { focus: "10% 50%", crops: ["portrait" as const] }]]);
  await preparePhotos(paths, crops);
  const { src } = (await readManifest())["halves.png"];
  const file = `${src.replace("/uploads", paths.output)}-portrait-10-50-320.avif`;
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 320, height: 400 });
  expect(data[0], "red at the left edge").toBeGreaterThan(200);
  expect(data[info.channels * 315], "blue only at the right edge").toBeLessThan(60);
});

test("a page's photo is shared as a JPEG of 1200 x 630", async () => {
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#888" } }).toFile(
    join(paths.originals, "hero.png"),
  );
  await preparePhotos(paths, new Map([["hero.png", { crops: ["share" as const] }]]));
  const file = (await readdir(paths.output)).find((name) => name.includes("-share-")) ?? "";
  expect(await sharp(join(paths.output, file)).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
});

test("a pair from a hand is laid over each other and cut alike", async () => {
  const read = (file: string) => join(SAMPLE_FOLDER, "photos", file);
  const after = await takeByHand(read("midcentury-living-1.jpg"));
  const motion = { roll: 0.03, zoom: 0.03, right: 0.02, down: -0.02, pan: 0.02, tilt: 0 };
  const before = await takeByHand(read("midcentury-living-1-before.jpg"), motion);
  await writeFile(join(paths.originals, "after.jpg"), after);
  await writeFile(join(paths.originals, "before.jpg"), before);
  const crops = new Map([
    ["after.jpg", { crops: [] }],
    ["before.jpg", { crops: [], beforeOf: "after.jpg" }],
  ]);
  await preparePhotos(paths, crops);
  const { "after.jpg": staged, "before.jpg": bare } = await readManifest();
  expect(bare.isAligned).toBe(true);
  expect([bare.width, bare.height]).toEqual([staged.width, staged.height]);
  expect(staged.width).toBeLessThan(1176);
  const made = (src: string) => readFile(`${src.replace("/uploads", paths.output)}-800.jpg`);
  expect(await alignPhotos(await made(staged.src), await made(bare.src))).toEqual({
    isAligned: true,
  });
  expect(await preparePhotos(paths, crops)).toMatchObject({ made: 0, removed: 0 });
});

test("one photo under several names is made once, and shown under each", async () => {
  const names = ["Pool House.jpg", "Pool_House.jpg", "pool house.jpg", "pool-house.jpg"];
  await draw("one.jpg", 3000);
  for (const name of names)
    await copyFile(join(paths.originals, "one.jpg"), join(paths.originals, name));
  await rm(join(paths.originals, "one.jpg"));
  const encoded = vi.spyOn(sharp.prototype, "toFile");
  const { made } = await preparePhotos(paths);
  expect(encoded).toHaveBeenCalledTimes(made);
  const entries: { src: string }[] = Object.values(await readManifest());
  expect(entries).toHaveLength(names.length);
  expect(new Set(entries.map(({ src }) => src)).size).toBe(1);
});

test("a moved focal point makes the crops again, under new names", async () => {
  await draw("a.jpg", 500);
  const crops = (focus: string) => new Map([["a.jpg", { focus, crops: ["square" as const] }]]);
  expect(await preparePhotos(paths, crops("50% 50%"))).toEqual({ made: 3, kept: 0, removed: 0 });
  expect(await preparePhotos(paths, crops("20% 50%"))).toEqual({ made: 1, kept: 2, removed: 1 });
});

test("transparent parts are white in a JPEG, and in the placeholder color", async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 500, height: 400, channels: 4, background } }).toFile(
    join(paths.originals, "logo.png"),
  );
  await preparePhotos(paths);
  expect((await readManifest())["logo.png"].color).toBe("#ffffff");
  const jpeg = (await readdir(paths.output)).find((file) => file.endsWith(".jpg")) ?? "";
  const { data } = await sharp(join(paths.output, jpeg))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(250);
});

test("a second run makes nothing; a changed or removed original leaves nothing stale", async () => {
  await draw("a.jpg", 500);
  await draw("b.jpg", 500);
  expect(await preparePhotos(paths)).toEqual({ made: 4, kept: 0, removed: 0 });
  expect(await preparePhotos(paths)).toEqual({ made: 0, kept: 4, removed: 0 });
  await draw("a.jpg", 500, "#112233");
  await rm(join(paths.originals, "b.jpg"));
  expect(await preparePhotos(paths)).toEqual({ made: 2, kept: 0, removed: 4 });
});

test("an original is opened again only when its size or its time has changed", async () => {
  await draw("a.jpg", 500);
  const path = join(paths.originals, "a.jpg");
  const then = new Date("2026-01-01");
  const { size } = await stat(path);
  await utimes(path, then, then);
  await preparePhotos(paths);
  // This is no photo, so opening it would fail.
  await writeFile(path, "x".repeat(size));
  await utimes(path, then, then);
  expect(await preparePhotos(paths)).toEqual({ made: 0, kept: 2, removed: 0 });
  await utimes(path, then, new Date());
  await expect(preparePhotos(paths)).rejects.toThrow();
});

test("a run without its manifest describes the same photos again", async () => {
  await draw("a.jpg", 500);
  await preparePhotos(paths);
  const before = await readManifest();
  await rm(paths.manifest);
  expect(await preparePhotos(paths)).toEqual({ made: 0, kept: 2, removed: 0 });
  expect(await readManifest()).toEqual(before);
});

test("a photo that cannot be opened is named", async () => {
  await draw("b.png", 500);
  const damaged = await readFile(join(paths.originals, "b.png"));
  await writeFile(join(paths.originals, "b.png"), damaged.fill(0, 60, damaged.length - 12));
  await expect(preparePhotos(paths)).rejects.toThrow(/originals\/b\.png: {3}can't be resized/);
});
