import { expect } from "vitest";
import { test } from "./testing/sample-copy.ts";

const report = async (sample: { report(): Promise<string[]> }) =>
  (await sample.report()).join("\n");

test("the content as it is passes", async ({ sample }) => {
  await sample.addPhotos();
  expect(await sample.report()).toEqual([""]);
});

test("all problems come in one report, with file, item and field", async ({ sample }) => {
  await sample.addPhotos();
  await sample.change("projects/golf-course-grandeur.yml", /staging: .*/, "staging: furnished");
  await sample.change("business.yml", /phone: .*/, 'phone: "call us"');
  await sample.change("pages/home.yml", /^hero:/m, "heros:");
  const text = await report(sample);
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

test("two projects cannot have one id", async ({ sample }) => {
  await sample.change("projects/golf-course-grandeur.yml", "id: 15", "id: 16");
  expect(await report(sample)).toContain("16 is also the id of");
});

test("an unreadable file is told with its line", async ({ sample }) => {
  await sample.change("gallery.yml", /title: (.*)/, 'title: "unfinished');
  expect(await report(sample)).toMatch(
    /content\/gallery\.yml, line \d+: {3}misses a quotation mark/,
  );
});

test("an unknown placeholder is named", async ({ sample }) => {
  await sample.change("pages/privacy-policy.md", "{{email}}", "{{mail}}");
  expect(await report(sample)).toContain(
    "content/pages/privacy-policy.md, {{mail}}:   is not a known",
  );
});

test("a placeholder named like something every object has is unknown too", async ({ sample }) => {
  await sample.change("pages/privacy-policy.md", "{{email}}", "{{constructor}} {toString}");
  const text = await report(sample);
  expect(text).toContain("{{constructor}}:   is not a known placeholder");
  expect(text).not.toContain("toString");
});

test("a missing file, an empty file and lost front matter are told", async ({ sample }) => {
  await sample.remove("services.yml");
  await sample.write("statistics.yml", "");
  await sample.write("pages/terms-of-service.md", "Just words.");
  const text = await report(sample);
  expect(text).toContain("content/services.yml:   the file is missing");
  expect(text).toContain("content/statistics.yml:   the file is empty");
  expect(text).toContain("content/pages/terms-of-service.md:   should begin with its fields");
});

test("raw HTML in an article is refused", async ({ sample }) => {
  await sample.change("posts/1-fourteen-days-to-the-camera.md", /\n## /, "\n<b>bold</b>\n\n## ");
  expect(await report(sample)).toContain("html is not allowed here");
});
