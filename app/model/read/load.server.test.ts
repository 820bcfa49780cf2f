import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SAMPLE_FOLDER } from "./content-folder.server.ts";
import { loadContent } from "./load.server.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
  await cp(SAMPLE_FOLDER, folder, {
    recursive: true,
    filter: (source) => source !== join(SAMPLE_FOLDER, "photos"),
  });
  await symlink(resolve(SAMPLE_FOLDER, "photos"), join(folder, "photos"));
});

afterEach(() => rm(folder, { recursive: true }));

async function change(file: string, from: string | RegExp, to: string) {
  const path = join(folder, file);
  const before = await readFile(path, "utf8");
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  await writeFile(path, after);
}

const report = () =>
  loadContent(folder).then(
    () => "in order",
    (error: Error) => error.message,
  );

// It opens every picture, which takes its time on a busy machine.
test("the content as it is passes", { timeout: 60_000 }, async () => {
  expect(await report()).toBe("in order");
});

test("all problems come in one report, with file, item and field", async () => {
  await change("projects/golf-course-grandeur.yml", /staging: .*/, "staging: furnished");
  await change("business.yml", /phone: .*/, 'phone: "call us"');
  await change("pages/home.yml", /^hero:/m, "heros:");
  const text = await report();
  expect(text).toContain(
    'content/business.yml, phone:   "call us" should be a phone number, like (760) 555-0142',
  );
  expect(text).toContain(
    'content/projects/golf-course-grandeur.yml, staging:   "furnished" is not one of vacant, occupied, new',
  );
  expect(text).toContain("content/pages/home.yml, hero:   is missing");
  expect(text).toContain("content/pages/home.yml, heros:   is not a field that exists here");
  expect(text).toContain("4 problems. Nothing was published.");
});

test("a picture that is not there is named", async () => {
  await change("projects/golf-course-grandeur.yml", "golf-patio-1.jpg", "golf-patio-9.jpg");
  expect(await report()).toMatch(
    /content\/projects\/golf-course-grandeur\.yml, photo \d+, file: {3}golf-patio-9\.jpg has no entry/,
  );
});

test("a file that photos.yml names but nobody has put there is named", async () => {
  await change("photos.yml", "file: hero.jpg", "file: heroine.jpg");
  expect(await report()).toContain("heroine.jpg is not in the photos folder");
});

test("two projects cannot have one id", async () => {
  await change("projects/golf-course-grandeur.yml", "id: 15", "id: 16");
  expect(await report()).toContain("16 is also the id of");
});

test("an unreadable file is told with its line", async () => {
  await change("gallery.yml", /title: (.*)/, 'title: "unfinished');
  expect(await report()).toMatch(/content\/gallery\.yml, line \d+: {3}misses a quotation mark/);
});

test("an unknown placeholder is named", async () => {
  await change("pages/privacy-policy.md", "{{email}}", "{{mail}}");
  expect(await report()).toContain("content/pages/privacy-policy.md, {{mail}}:   is not a known");
});

test("a missing file, an empty file and lost front matter are told", async () => {
  await rm(join(folder, "services.yml"));
  await writeFile(join(folder, "statistics.yml"), "");
  await writeFile(join(folder, "pages/terms-of-service.md"), "Just words.");
  const text = await report();
  expect(text).toContain("content/services.yml:   the file is missing");
  expect(text).toContain("content/statistics.yml:   the file is empty");
  expect(text).toContain("content/pages/terms-of-service.md:   should begin with its fields");
});

test("raw HTML in an article is refused", async () => {
  await change("posts/1-fourteen-days-to-the-camera.md", /\n## /, "\n<b>bold</b>\n\n## ");
  expect(await report()).toContain("html is not allowed here");
});
