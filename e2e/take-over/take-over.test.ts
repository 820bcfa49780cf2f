import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { Fork } from "./fork.ts";

const ANSWERS = [
  "Casa Brisa",
  "2021",
  "We ready homes in Tucson for the market, one room at a time.",
  "Tucson",
  "AZ",
  "",
  "",
  "",
  "520.555.0177",
  "hola@casabrisa.example",
  "https://www.casabrisa.example/",
  "Tucson, Oro Valley, Marana",
  "08:30",
  "16:30",
  "https://www.instagram.com/casabrisa",
  "#7a3b5e",
];

/** Homes of her own, shown in pictures that the sample shows in the same places: they are made already. */
const HOMES = [
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

let fork: Fork;

beforeAll(async () => {
  fork = await Fork.make();
});

afterAll(() => fork.remove());

/** Two projects of four photos, one testimonial, and no article. */
async function fillIn() {
  const sample = await loadContent(SAMPLE_FOLDER);
  const photos = parse(await fork.read("content/photos.yml"));
  for (const [index, { file, like, ...home }] of HOMES.entries()) {
    const { image = "", photos: shown = [] } = sample.projects.find((it) => it.slug === like) ?? {};
    const files = [...new Set([image, ...shown.map((photo) => photo.file)])].slice(0, 4);
    for (const name of files) await fork.copy(`sample/photos/${name}`, `content/photos/${name}`);
    photos.push(...sample.photos.filter((photo) => files.includes(photo.file)));
    await fork.write(`content/projects/${file}`, projectOf(home, index + 1, files));
  }
  await fork.write("content/photos.yml", photos);
  await fork.write("content/testimonials.yml", [
    { id: 1, name: "Rosa V.", role: "Homeowner", quote: "They made our house breathe." },
  ]);
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

  const gate = fork.run("check");
  expect(gate.status, gate.output).toBe(0);
  console.log(`The gate took ${gate.seconds} s.`);
  expect(gate.output).toContain("2 projects, 0 articles");
  expect(gate.output).toContain("Before you publish");

  const home = await fork.read("build/client/index.html");
  expect(home).toContain('href="tel:+15205550177"');
  expect(home).toContain("--color-clay:#7a3b5e");
  expect(home).not.toMatch(/Ocotillo|Palm Desert|Yelp|AggregateRating|href="\/blog"|feed\.xml/);
  expect(home).not.toContain("Next quote");
  expect(await fork.read("build/client/contact.html")).not.toContain('type="file"');
  const portfolio = await fork.read("build/client/portfolio.html");
  expect(portfolio.indexOf(">Tucson<")).toBeLessThan(portfolio.indexOf(">Oro Valley<"));

  await fork.change("content/business.yml", "520.555.0177", "(520) 555-0199");
  const again = fork.run("check");
  expect(again.status, again.output).toBe(0);
  console.log(`And after a changed phone number ${again.seconds} s.`);
  expect(await fork.read("build/client/index.html")).toContain("(520) 555-0199");
});

test("nothing outside the content folder was touched", async () => {
  expect(await fork.touchedFiles()).toEqual([]);
});
