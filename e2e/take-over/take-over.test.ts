import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Fork } from "./fork.ts";

/** Publishing must stay a matter of minutes. */
const MAX_SECONDS = 240;

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

const HOMES = [
  { id: 1, slug: "adobe-courtyard", title: "Adobe Courtyard", city: "Oro Valley", photos: "golf" },
  { id: 2, slug: "barrio-row-house", title: "Barrio Row House", city: "Tucson", photos: "comfort" },
];

let fork: Fork;

beforeAll(async () => {
  fork = await Fork.make();
});

afterAll(() => fork.remove());

/** Two projects of four photos, one testimonial, and no article. */
async function fillIn() {
  const content = join(fork.folder, "content");
  const masters = await readdir("sample/photos");
  const described: string[] = [];
  await mkdir(join(content, "projects"), { recursive: true });
  for (const { photos, ...home } of HOMES) {
    const files = masters.filter((name) => name.startsWith(photos)).slice(0, 4);
    for (const file of files) {
      await copyFile(join("sample/photos", file), join(content, "photos", file));
      described.push(`- file: ${file}\n  alt: "A staged room of ${home.title}"\n`);
    }
    await writeFile(join(content, "projects", `${home.slug}.yml`), projectFile(home, files));
  }
  const list = join(content, "photos.yml");
  await writeFile(list, `${await readFile(list, "utf8")}${described.join("")}`);
  await writeFile(
    join(content, "testimonials.yml"),
    '- id: 1\n  name: "Rosa V."\n  role: Homeowner\n  quote: "They made our house breathe."\n',
  );
}

function projectFile(home: Omit<(typeof HOMES)[number], "photos">, files: string[]): string {
  return `id: ${home.id}
title: "${home.title}"
seoTitle: "${home.title} Home Staging"
category: adobe
staging: vacant
city: "${home.city}"
location: "12 Calle Uno, ${home.city}, AZ"
completed: "2026-03-01"
image: ${files[0]}
summary: "A small adobe with a courtyard, furnished for its first spring on the market."
description: "Thick walls, cool floors, and light from one side only."
photos:
${files.map((file) => `  - file: ${file}\n    caption: "One of its rooms"`).join("\n")}
`;
}

test("another business goes live by script, and again with another phone number", async () => {
  const adopted = fork.run("adopt", ANSWERS);
  expect(adopted.status, adopted.output).toBe(0);
  await fillIn();

  const gate = fork.run("check");
  expect(gate.status, gate.output).toBe(0);
  console.log(`The gate took ${Math.round(gate.seconds)} s.`);
  expect(gate.output).toContain("2 projects, 0 articles");
  expect(gate.output).toContain("Before you publish");
  expect(gate.seconds).toBeLessThan(MAX_SECONDS);

  const home = await fork.read("build/client/index.html");
  expect(home).toContain('href="tel:+15205550177"');
  expect(home).toContain("--color-clay:#7a3b5e");
  expect(home).not.toMatch(/Ocotillo|Palm Desert|Yelp|AggregateRating|href="\/blog"|feed\.xml/);
  expect(home).not.toContain("Next quote");
  const portfolio = await fork.read("build/client/portfolio.html");
  expect(portfolio.indexOf(">Tucson<")).toBeLessThan(portfolio.indexOf(">Oro Valley<"));

  const business = join(fork.folder, "content/business.yml");
  const facts = await readFile(business, "utf8");
  await writeFile(business, facts.replace("520.555.0177", "(520) 555-0199"));
  const again = fork.run("check");
  expect(again.status, again.output).toBe(0);
  console.log(`And after a changed phone number ${Math.round(again.seconds)} s.`);
  expect(await fork.read("build/client/index.html")).toContain("(520) 555-0199");
});

test("nothing outside the content folder was touched", async () => {
  const changed: string[] = [];
  for (const name of ["app", "desk", "hosting", "scripts", "e2e", "sample", "package.json"])
    for (const file of await filesOf(name))
      if (!(await readFile(file)).equals(await readFile(join(fork.folder, file))))
        changed.push(file);
  expect(changed).toEqual([]);
});

async function filesOf(name: string): Promise<string[]> {
  const entries = await readdir(name, { recursive: true, withFileTypes: true }).catch(() => []);
  if (entries.length === 0) return [name];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
