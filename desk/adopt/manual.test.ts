import { access, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { COLORS } from "#app/config/palette.ts";
import { describeProblems } from "#app/model/read/check/describe-problem.ts";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { parseYaml } from "#app/model/read/parse/yaml.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content-files.ts";
import { adopt } from "./adopt.ts";
import { askAboutBusiness } from "./questions.ts";

/** Names that the manual gives as an example, or of the product. */
const EXAMPLES = [
  "CHANGELOG.md",
  "pool-house.yml",
  "vacant-home-staging.md",
  "for-agents.md",
  "logo.svg",
  "pool-living-1.jpg",
];

const ANSWERS = "Casa Brisa|2021|We ready homes.|Tucson||||||520.555.0177|a@b.co|b.co|||||".split(
  "|",
);

let folder: string;
let manual: string;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "manual-")), "content");
  const left = [...ANSWERS];
  const terminal = { ask: async () => left.shift() ?? "", tell: () => {} };
  await adopt(await askAboutBusiness(terminal), SAMPLE_FOLDER, folder);
  manual = await readFile(join(folder, "README.md"), "utf8");
});
afterAll(() => rm(join(folder, ".."), { recursive: true }));

test("a file it names is there, or the manual says where it comes from", async () => {
  const names = (await readdir(folder, { recursive: true })).map((name) =>
    name.replaceAll("\\", "/"),
  );
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

test("every file, folder and color that can be changed has its place in it", () => {
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

test("every command it names is there", async () => {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  const commands = [...manual.matchAll(/npm run ([a-z-]+)/g)];
  expect(commands.filter(([, script = ""]) => !(script in scripts))).toEqual([]);
});

test("its pictures are with it, and small", async () => {
  const pictures = [...manual.matchAll(/!\[.+\]\(\.\.\/(docs\/.+)\)/g)].map(
    ([, path = ""]) => path,
  );
  expect(pictures).toHaveLength(3);
  for (const path of pictures) {
    await access(path);
    expect((await readFile(path)).length).toBeLessThan(60_000);
  }
});
