import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp, { type Color, type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stringify } from "yaml";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { listFiles } from "#app/model/load/list-files.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { readContentLines, STARTER } from "#authoring/sample-leftovers.ts";
import { copyProject } from "#scripts/support/copy-project.ts";

const ANSWERS = [
  "Casa Brisa|2021|We ready homes in Tucson for the market, one room at a time.|Tucson||AZ|||+1 520 555 0177",
  "hola@casabrisa.example|casabrisa-staging.com|Tucson, Oro Valley, Marana|8:30am|4:30 pm",
  "instagram.com/casabrisa|#7a3b5e|",
].flatMap((line) => line.split("|"));

const PROJECTS = [
  { file: "adobe-courtyard.yml", title: "Adobe Courtyard", city: "Oro Valley" },
  { file: "barrio-row-house.yml", title: "Barrio Row House", city: "Tucson" },
];

/** These are photos as phones, cameras, print shops and programs make them; projects use the first eight. */
const PHOTOS: Record<string, () => Sharp> = {
  "patio.jpg": () => plain(4000, 3000, "peru").withMetadata({ orientation: 6 }).jpeg(),
  "for-print.jpg": () => plain(2400, 1600, "sienna").toColorspace("cmyk").jpeg(),
  "cut-out.png": () => plain(2400, 1600, { r: 90, g: 60, b: 30, alpha: 0.5 }).png(),
  "IMG_4021.jpg": () => plain(2400, 1800, "tan").jpeg(),
  "huge.jpg": () => plain(9000, 6000, "rosybrown").jpeg(),
  "small.jpg": () => plain(1200, 800, "wheat").jpeg(),
  "upright.webp": () => plain(1500, 2000, "linen").webp(),
  "gray.jpg": () => plain(2400, 1600, "gray").grayscale().jpeg(),
  "panorama.jpg": () => plain(6000, 1500, "skyblue").jpeg({ progressive: true }),
  "square.PNG": () => plain(1600, 1600, "olive").png({ palette: true }),
  "deep.png": () => plain(2400, 1600, "teal").toColorspace("rgb16").png(),
  "Living Room (2).jpeg": () => plain(2400, 1600, "maroon").withMetadata({ density: 300 }).jpeg(),
};

const plain = (width: number, height: number, background: Color) =>
  sharp({ create: { width, height, channels: 4, background } });

/** authoring/content-v1.test.ts covers what the check accepts of this content. */
const CONTENT_V1 = "authoring/fixtures/content-v1";

/** This is enough for two builds and `npm run check` on a busy machine. */
const BUILDS_MS = 900_000;

let fork: Awaited<ReturnType<typeof makeFork>>;

beforeAll(async () => {
  fork = await makeFork();
});

afterAll(() => fork.remove());

async function fillIn() {
  await fork.remove("content/photos");
  for (const [file, draw] of Object.entries(PHOTOS))
    await fork.write(`content/photos/${file}`, await draw().toBuffer());
  const files = Object.keys(PHOTOS);
  for (const [index, { file, ...words }] of PROJECTS.entries()) {
    const shown = files.slice(index * 4, index * 4 + 4);
    await fork.write(`content/projects/${file}`, createProject(words, index + 1, shown));
  }
  // Photos without an entry take alt text from the caption or heading next to them, or are decorative.
  await fork.write("content/photos.yml", [
    { file: files[0], alt: "A patio under a mesquite tree" },
  ]);
  const ofPages = files.slice(8);
  for (const page of ["about", "blog", "contact", "faq", "home", "portfolio", "project"])
    await replacePhotos(`content/pages/${page}.yml`, ofPages);
  await replacePhotos("content/services.yml", ofPages.toReversed());
  const draft = createProject({ title: "Secret House", city: "Marana" }, 3, []);
  await fork.write("content/projects/secret-house.yml", { ...draft, image: files[0], draft: true });
  await fork.write("content/posts/1-later.md", POST);
  await fork.write("content/testimonials.yml", [
    { id: 1, name: "Rosa V.", role: "Homeowner", quote: "They made our house breathe." },
  ]);
}

async function replacePhotos(file: string, photos: string[]) {
  let count = 0;
  const text = await fork.read(file);
  const own = text.replace(/photo: .*/g, () => `photo: "${photos[count++ % photos.length]}"`);
  await fork.write(file, own);
}

const POST = `---
id: 1
title: For later
excerpt: An article that waits for its day.
category: Light
author: Rosa
date: "${new Date().getFullYear() + 1}-02-03"
photo: gray.jpg
---

It will be read.
`;

async function writeTheRest() {
  for (const file of ["about.yml", "contact.yml", "home.yml", "portfolio.yml"])
    await fork.change(`content/pages/${file}`, "To be written.", "We ready homes, room by room.");
  for (const file of ["privacy-policy.md", "terms-of-service.md"]) {
    await fork.change(`content/pages/${file}`, /To be written\..*/, "");
    await fork.change(`content/pages/${file}`, "draft: true\n", "");
  }
  await fork.change(
    "content/settings.yml",
    "inquiries: {}",
    'inquiries:\n  endpoint: "https://formspree.io/f/abcdwxyz"',
  );
}

function createProject(
  { title, city }: { title: string; city: string },
  id: number,
  files: string[],
) {
  return {
    id,
    title,
    seoTitle: `${title} Home Staging`,
    category: "adobe",
    staging: "vacant",
    city,
    location: `12 Calle Uno, ${city}, AZ`,
    completed: "2026-03-01",
    image: files[0],
    summary: "A small adobe with a courtyard, furnished for its first spring on the market.",
    description: "Thick walls, cool floors, and light from one side only.",
    photos: files.map((file) => ({ file, caption: "One of its rooms" })),
  };
}

test(
  "another business goes live by script, and again with another phone number @all",
  async () => {
    const setup = fork.run("setup", ANSWERS);
    expect(setup.status, setup.output).toBe(0);
    await fillIn();
    await fork.write("content/photos/IMG_4021.MOV", Buffer.from("\0\0\0\x14ftypqt  "));
    await fork.write("content/photos/small.jpg", await plain(800, 600, "wheat").jpeg().toBuffer());
    const refused = fork.run("check-content");
    expect(refused.status, refused.output).toBe(1);
    expect(refused.output).toMatch(/photos\/IMG_4021.MOV: .*is a video.*Delete it/);
    expect(refused.output).toMatch(/photos\/small.jpg: .*is 800 pixels wide.*at least 1200/);
    await fork.remove("content/photos/IMG_4021.MOV");
    await fork.write("content/photos/small.jpg", await PHOTOS["small.jpg"]?.().toBuffer());

    const unfinished = fork.run("check-content -- --publish");
    expect(unfinished.status, unfinished.output).toBe(1);
    expect(unfinished.output).toContain("Checking content/.");
    expect(unfinished.output).toMatch(
      /pages\/home\.yml, line \d+, text: still says "To be written\."/,
    );
    expect(unfinished.output).toContain(
      "settings.yml, inquiries: without an endpoint you never get the messages",
    );
    await writeTheRest();

    const check = fork.run("check");
    expect(check.status, check.output).toBe(0);
    console.log(`npm run check took ${check.seconds} s.`);
    expect(check.output).toMatch(
      /1 article is scheduled for .*\n(- .*\n)+\nThe site is ready to be published/,
    );

    const home = await fork.read("build/client/index.html");
    expect(home).toContain('href="tel:+15205550177"');
    expect(home).toContain("--color-clay:#7a3b5e");
    expect(home).not.toMatch(/Ocotillo|Palm Desert|Yelp|AggregateRating|href="\/blog"|feed\.xml/);
    expect(home).not.toContain("Next quote");
    expect(home).not.toContain("computer renderings");
    const sitemap = await fork.read("build/client/sitemap.xml");
    expect(sitemap).toContain("/portfolio/tucson-home-staging/barrio-row-house");
    expect(sitemap).not.toMatch(/secret-house|\/blog/);
    expect(await fork.read("build/client/contact.html")).not.toContain('type="file"');
    const portfolio = await fork.read("build/client/portfolio.html");
    expect(portfolio.indexOf(">Tucson<")).toBeLessThan(portfolio.indexOf(">Oro Valley<"));

    expect(await ofTheSample(join(fork.folder, "build/client"))).toEqual([]);
    expect(await readPhoto("patio")).toMatchObject({ width: 1200, height: 1600 });
    expect(await readPhoto("for-print")).toMatchObject({ width: 1200, space: "srgb" });
    expect(await readPhoto("cut-out")).toMatchObject({ width: 1200, hasAlpha: true });

    await fork.change("content/business.yml", "+1 520 555 0177", "(520) 555-0199");
    for (const script of ["check-content -- --publish", "build"]) {
      const again = fork.run(script);
      expect(again.status, again.output).toBe(0);
    }
    expect(await fork.read("build/client/index.html")).toContain("(520) 555-0199");
  },
  BUILDS_MS,
);

async function readPhoto(photo: string) {
  const folder = join(fork.folder, "build/client/uploads");
  const made = new RegExp(`^${photo}-\\w+-1200\\.avif$`);
  const name = (await readdir(folder)).find((file) => made.test(file)) ?? photo;
  return sharp(join(folder, name)).metadata();
}

async function ofTheSample(folder: string): Promise<string[]> {
  const { business, projects, posts, testimonials, photos, cities } =
    await loadContent(SAMPLE_FOLDER);
  const lines = await listLines(SAMPLE_FOLDER);
  const shared = (await listLines(STARTER)).join("\n");
  const phrases = lines.flatMap((line) => line.match(/[A-Za-z ,]{40,}/g) ?? []);
  const telling = [
    ...phrases.filter((phrase) => !shared.includes(phrase)),
    ...[business.name, business.phone, business.email, business.city],
    ...[...projects, ...posts].map(({ title }) => title),
    ...testimonials.map(({ name }) => name),
    ...cities.map(({ city }) => city),
  ];
  const names = await listFiles(folder);
  const texts = names.filter((name) => /\.(html|js|json|data|xml|txt|webmanifest)$/.test(name));
  const published = await Promise.all(texts.map((name) => readFile(join(folder, name), "utf8")));
  const stems = photos.map(({ file }) => `uploads/${file.replace(/\.\w+$/, "")}`);
  expect(texts.length).toBeGreaterThan(20);
  return [
    ...telling.filter((words) => published.some((text) => text.includes(words))),
    ...names.filter((name) => stems.some((stem) => name.startsWith(stem))),
  ];
}

const listLines = async (folder: string) => [...(await readContentLines(folder)).values()].flat();

test("nothing outside the content folder was touched @all", async () => {
  expect(await fork.touchedFiles()).toEqual([]);
});

test(
  "content of version 1 is checked and built unchanged @all",
  async () => {
    await fork.remove("content");
    await cp(CONTENT_V1, join(fork.folder, "content"), { recursive: true });
    for (const script of ["check-content -- --publish", "build"]) {
      const { status, output } = fork.run(script);
      expect(status, output).toBe(0);
    }
    expect(await fork.read("build/client/contact.html")).toContain(
      "https://formspree.io/f/mtidewtr",
    );
    expect(await fork.read("build/client/_redirects")).toMatch(/^\/our-rowhouses\S* +\/portfolio/m);
    expect(await readFiles(join(fork.folder, "content"))).toEqual(await readFiles(CONTENT_V1));
  },
  BUILDS_MS,
);

/** Git ignores these paths, or they belong to the owner. */
const NOT_COMMITTED =
  /^(node_modules|content|build|public\/uploads|test-results|\.cache|\.react-router)(\/|$)/;

async function readCommitted(folder: string): Promise<Map<string, Buffer>> {
  return readFiles(folder, (name) => !NOT_COMMITTED.test(name));
}

async function readFiles(
  folder: string,
  isMeant = (_: string) => true,
): Promise<Map<string, Buffer>> {
  const names = (await listFiles(folder)).filter(isMeant);
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name))] as const),
    ),
  );
}

async function makeFork() {
  const folder = await mkdtemp(join(tmpdir(), "fork-"));
  await copyProject(folder);
  const cloned = await readCommitted(folder);
  const read = (file: string) => readFile(join(folder, file), "utf8");
  return {
    folder,
    read,

    /** The script reads the answers line by line. */
    run(script: string, answers: string[] = []) {
      const { CONTENT_FOLDER: _, ...env } = process.env;
      const started = Date.now();
      const { status, stdout, stderr } = spawnSync(`npm run ${script}`, {
        shell: true,
        cwd: folder,
        env: { ...env, NODE_ENV: undefined, VITEST: undefined, TEST: undefined },
        input: `${answers.join("\n")}\n`,
        encoding: "utf8",
      });
      const seconds = Math.round((Date.now() - started) / 1000);
      return { status, output: stdout + stderr, seconds };
    },

    async write(file: string, data: unknown) {
      const isReady = typeof data === "string" || Buffer.isBuffer(data);
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), isReady ? data : stringify(data));
    },

    async change(file: string, from: string | RegExp, to: string) {
      await writeFile(join(folder, file), (await read(file)).replace(from, to));
    },

    async touchedFiles(): Promise<string[]> {
      const now = await readCommitted(folder);
      const names = new Set([...cloned.keys(), ...now.keys()]);
      return [...names].filter((name) => {
        const before = cloned.get(name);
        return !before || !now.get(name)?.equals(before);
      });
    },

    remove: (file = "") => rm(join(folder, file), { recursive: true }),
  };
}
