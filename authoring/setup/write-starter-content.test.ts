import { access, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { COLORS } from "#app/config/palette.ts";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { describeProblems } from "#app/model/load/describe-problem.ts";
import { listFiles } from "#app/model/load/list-files.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { parseYaml } from "#app/model/load/parse/yaml.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content.ts";
import { askAboutBusiness } from "./ask-about-business.ts";
import { writeStarterContent } from "./write-starter-content.ts";

const ANSWERS = [
  "Nguyễn & Łódź, Staging and Interiors for Houses by the Lake|24|2024|We ready homes.|Łódź|UK|PL|PLN||||555 01|42 555 01 77",
  "hello@example.com|https://example.com/start|https://example.com/||9am|8:00|5 pm",
  "@casa|instagram.com/casa|#e0a080|#1f5c3d|",
].flatMap((line) => line.split("|"));

/** The manual names these as examples, or as files of the product. */
const EXAMPLES = [
  "CHANGELOG.md",
  "deployment.md",
  "pool-house.yml",
  "vacant-home-staging.md",
  "for-agents.md",
  "logo.svg",
  "pool-living-1.jpg",
];

const told: string[] = [];
async function interview(timeZone: string) {
  vi.stubEnv("TZ", timeZone);
  const left = [...ANSWERS];
  const answers = await askAboutBusiness({
    ask: async () => left.shift() ?? "",
    refuse: (_, sentence) => told.push(sentence),
  });
  vi.unstubAllEnvs();
  expect(left).toEqual([]);
  return answers;
}

let folder: string;
let manual: string;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "setup-")), "content");
  await writeStarterContent(await interview("Europe/Warsaw"), SAMPLE_FOLDER, folder);
  manual = await readFile(join(folder, "README.md"), "utf8");
});
afterAll(() => rm(join(folder, ".."), { recursive: true }));

test("what it writes passes the check, and nothing is invented about the business", async () => {
  const content = await loadContent(folder);
  for (const words of [
    "That is 24, but should be at least 1900",
    "should be the address of the site alone",
    '"UK" is not a country code; write GB',
    "has the wrong number of digits for a phone number in PL",
    '"8:00" is before you open',
    "should be addresses like instagram.com/name",
    "cannot be read on the pale ground of the pages",
  ])
    expect(told.join()).toContain(words);
  expect(content).toMatchObject({ projects: [], testimonials: [], statistics: [], posts: [] });
  expect(content.business).toMatchObject({
    website: "https://example.com",
    currency: "PLN",
    areaUnit: "sq m",
    serviceArea: ["Łódź"],
    social: [{ name: "Instagram", url: "https://instagram.com/casa" }],
    hours: [{ text: "09:00 to 17:00", opens: "09:00", closes: "17:00" }],
  });
  expect(content.business.timeZone).toBe("Europe/Warsaw");
  expect((await interview("UTC")).business.timeZone, "a cloud's clock").toBeUndefined();
  expect(content.business.rating).toBeUndefined();
  expect(content.theme?.colors).toEqual({ clay: "#1f5c3d", "clay-deep": "#1a4e34" });
  expect(content.photos.every(({ sample, alt }) => sample && alt)).toBe(true);
  const drafts = content.customPages.filter(({ draft }) => draft).map(({ slug }) => slug);
  expect(drafts).toEqual(["privacy-policy", "terms-of-service"]);
  expect(JSON.stringify(content)).not.toMatch(/Ocotillo|Palm Desert|Coachella/);
});

test("it is built: no route is left without a page, which the router refuses", async () => {
  vi.stubEnv("CONTENT_FOLDER", folder);
  vi.stubGlobal("loadedSite", undefined);
  vi.resetModules();
  const { default: routes } = await import("#app/routes.ts");
  expect(JSON.stringify(routes)).toContain('"portfolio/not-found"');
  expect(JSON.stringify(routes)).not.toMatch(/"path":"[^"]*:/);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test("a file the manual names is there, or the manual says where it comes from", async () => {
  const files = await listFiles(folder);
  const names = [...files, ...files.map((file) => dirname(file))];
  const table = manual.match(/\| it comes with \|.*\|\n(\|.*\n)+/)?.[0] ?? "";
  const named = manual.match(/[\w/-]+\.(yml|md|svg|jpg)\b|(?<=`)[a-z]+\/(?=`)/g) ?? [];
  const unknown = named.filter(
    (name) =>
      !names.includes(name.replace(/\/$/, "")) &&
      !table.includes(`\`${name}\``) &&
      !EXAMPLES.includes(basename(name)),
  );
  expect(new Set(unknown)).toEqual(new Set());
});

test("every file, folder and color that can be changed has its place in the manual", () => {
  for (const { file } of Object.values(CONTENT_FILES).filter(({ file }) => !file.includes("/")))
    expect(manual).toContain(`\`${file}\``);
  for (const { folder } of Object.values(CONTENT_FOLDERS))
    expect(manual).toContain(`\`${folder}/\``);
  for (const color of Object.keys(COLORS)) expect(manual).toContain(`\`${color}\``);
});

test("what settings.yml proposes works once its # is taken off", async () => {
  const text = await readFile(join(folder, "settings.yml"), "utf8");
  const taken = text.replace(/^#\w.*(\n# {2}.*)*/gm, (lines) => lines.replace(/^#/gm, ""));
  const { data } = parseYaml(taken);
  expect(Object.keys(data as object)).toContain("editor");
  expect(describeProblems(CONTENT_FILES.settings.schema, data)).toEqual([]);
});

test("every command the manual names is there", async () => {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  const commands = [...manual.matchAll(/npm run ([a-z-]+)/g)];
  expect(commands.filter(([, script = ""]) => !(script in scripts))).toEqual([]);
});

test("the manual's pictures are with it, and small", async () => {
  const pictures = [...manual.matchAll(/!\[.+\]\(\.\.\/(docs\/.+)\)/g)].map(
    ([, path = ""]) => path,
  );
  expect(pictures).toHaveLength(6);
  for (const path of pictures) {
    await access(path);
    expect((await readFile(path)).length).toBeLessThan(60_000);
  }
});
