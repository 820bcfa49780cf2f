import { spawnSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { copyProgram } from "#scripts/support/copy-program.ts";

const ANSWERS = [
  "Casa Brisa",
  "2021",
  "We ready homes in Tucson for the market, one room at a time.",
  "Tucson",
  "",
  "AZ",
  "",
  "",
  "520.555.0177",
  "hola@casabrisa.example",
  "casabrisa-staging.com",
  "Tucson, Oro Valley, Marana",
  "8:30am",
  "4:30 pm",
  "instagram.com/casabrisa",
  "#7a3b5e",
];

/** Projects of her own, shown in photos that the sample shows in the same places: they are made already. */
const PROJECTS = [
  {
    file: "adobe-courtyard.yml",
    like: "golf-course-grandeur",
    title: "Adobe Courtyard",
    city: "Oro Valley",
  },
  {
    file: "barrio-row-house.yml",
    like: "contemporary-comfort",
    title: "Barrio Row House",
    city: "Tucson",
  },
];

let fork: Awaited<ReturnType<typeof makeFork>>;

beforeAll(async () => {
  fork = await makeFork();
});

afterAll(() => fork.remove());

/** Two projects of four photos and a draft of a third, one testimonial, an article for later. */
async function fillIn() {
  const sample = await loadContent(SAMPLE_FOLDER);
  const photos: { file: string; alt: string; sample?: boolean }[] = parse(
    await fork.read("content/photos.yml"),
  );
  for (const [index, { file, like, ...words }] of PROJECTS.entries()) {
    const { image = "", photos: shown = [] } = sample.projects.find((it) => it.slug === like) ?? {};
    const files = [...new Set([image, ...shown.map((photo) => photo.file)])].slice(0, 4);
    for (const name of files) await fork.copy(`sample/photos/${name}`, `content/photos/${name}`);
    photos.push(...sample.photos.filter((photo) => files.includes(photo.file)));
    await fork.write(`content/projects/${file}`, projectOf(words, index + 1, files));
  }
  const own = photos.map(({ sample: _, ...photo }, index) => ({ ...photo, alt: `Room ${index}` }));
  await fork.write("content/photos.yml", own);
  const draft = projectOf({ title: "Secret House", city: "Marana" }, 3, []);
  await fork.write("content/projects/secret-house.yml", {
    ...draft,
    image: own[0]?.file,
    draft: true,
  });
  await fork.write("content/posts/1-later.md", POST);
  await fork.write("content/testimonials.yml", [
    { id: 1, name: "Rosa V.", role: "Homeowner", quote: "They made our house breathe." },
  ]);
}

const POST = `---
id: 1
title: For later
excerpt: An article that waits for its day.
category: Light
author: Rosa
date: "${new Date().getFullYear() + 1}-02-03"
photo: about-detail.jpg
---

It will be read.
`;

/** What `npm run adopt` leaves to her. */
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

function projectOf({ title, city }: { title: string; city: string }, id: number, files: string[]) {
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

test("another business goes live by script, and again with another phone number", async () => {
  const adopted = fork.run("adopt", ANSWERS);
  expect(adopted.status, adopted.output).toBe(0);
  await fillIn();
  const unfinished = fork.run("check-content -- --publish");
  expect(unfinished.status, unfinished.output).toBe(1);
  expect(unfinished.output).toContain("Reading content/.");
  expect(unfinished.output).toContain('pages/home.yml, line 23, text: still says "To be written."');
  expect(unfinished.output).toContain("settings.yml names no address for inquiries");
  await writeTheRest();

  const check = fork.run("check");
  expect(check.status, check.output).toBe(0);
  console.log(`npm run check took ${check.seconds} s.`);
  expect(check.output).toMatch(
    /1 article waits for .*\n(- .*\n)+\nThe site is ready to be published/,
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

  await fork.change("content/business.yml", "520.555.0177", "(520) 555-0199");
  for (const script of ["check-content -- --publish", "build"]) {
    const again = fork.run(script);
    expect(again.status, again.output).toBe(0);
  }
  expect(await fork.read("build/client/index.html")).toContain("(520) 555-0199");
});

test("nothing outside the content folder was touched", async () => {
  expect(await fork.touchedFiles()).toEqual([]);
});

/** What git would ignore, and what is hers. */
const NOT_COMMITTED =
  /^(node_modules|content|build|public\/(uploads|share)|test-results|\.cache|\.react-router)(\/|$)/;

async function readCommitted(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((name) => !NOT_COMMITTED.test(name));
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name))] as const),
    ),
  );
}

/** A copy of the product as a new owner clones it, where commands run as they would for her. */
async function makeFork() {
  const folder = await mkdtemp(join(tmpdir(), "fork-"));
  await copyProgram(folder);
  const cloned = await readCommitted(folder);
  const read = (file: string) => readFile(join(folder, file), "utf8");
  return {
    read,

    /** Runs an npm script; answers are typed line by line. */
    run(script: string, answers: string[] = []) {
      const { CONTENT_FOLDER: _, ...env } = process.env;
      const started = Date.now();
      const { status, stdout, stderr } = spawnSync(`npm run ${script}`, {
        shell: true,
        cwd: folder,
        env: { ...env, NODE_ENV: undefined, VITEST: undefined, TEST: undefined },
        input: answers.join("\n"),
        encoding: "utf8",
      });
      const seconds = Math.round((Date.now() - started) / 1000);
      return { status, output: stdout + stderr, seconds };
    },

    /** Text as it is, data as YAML. */
    async write(file: string, data: unknown) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), typeof data === "string" ? data : stringify(data));
    },

    copy: (from: string, to: string) => copyFile(join(folder, from), join(folder, to)),

    async change(file: string, from: string | RegExp, to: string) {
      await writeFile(join(folder, file), (await read(file)).replace(from, to));
    },

    /** Files that a new owner would have to commit beside her content. */
    async touchedFiles(): Promise<string[]> {
      const now = await readCommitted(folder);
      const names = new Set([...cloned.keys(), ...now.keys()]);
      return [...names].filter((name) => {
        const before = cloned.get(name);
        return !before || !now.get(name)?.equals(before);
      });
    },

    remove: () => rm(folder, { recursive: true }),
  };
}
