import { expect } from "vitest";
import { test, testRefusals } from "./sample-copy.ts";

testRefusals([
  [
    "a text cut at a hash",
    ["pages/portfolio.yml", /^title: .*/m, "title: Our #1 homes"],
    'content/pages/portfolio.yml, line 10:   loses "# 1 homes"',
  ],
  [
    "a text that a hash takes away as a whole",
    ["pages/portfolio.yml", /^title: .*/m, "title: #1 in homes"],
    'content/pages/portfolio.yml, line 10:   loses "# 1 in homes"',
  ],
  [
    "a placeholder in single braces",
    ["pages/home.yml", "{{years}}", "{years}"],
    "content/pages/home.yml, {years}:   needs two braces on either side: {{years}}",
  ],
  [
    "a placeholder that is not closed",
    ["pages/home.yml", "{{years}}", "{{years}"],
    "content/pages/home.yml, {{years}:   needs two braces on either side: {{years}}",
  ],
  [
    "a placeholder without quotes",
    ["pages/portfolio.yml", /^title: .*/m, "title: {{name}}"],
    "content/pages/portfolio.yml, line 10:   has braces that are not inside quotes",
  ],
  ["a tab", ["statistics.yml", "  suffix:", "\tsuffix:"], "begins with a tab; use spaces instead"],
  [
    "a colon in a text without quotes",
    ["pages/about.yml", /title: The people.*/, "title: The people: behind the rooms"],
    "content/pages/about.yml, line 9:   has a colon inside a text",
  ],
  [
    "a colon in the fields of an article",
    ["posts/3-designing-with-the-sun.md", /^title: .*/m, "title: Sun: a guide"],
    "content/posts/3-designing-with-the-sun.md, line 3:   has a colon inside a text",
  ],
  [
    "a star before a text",
    ["pages/portfolio.yml", /^title: .*/m, "title: *Homes"],
    "content/pages/portfolio.yml, line 10:   begins with *, a special sign",
  ],
  [
    "a sign that YAML swallows",
    ["pages/portfolio.yml", /^title: .*/m, "title: !new homes"],
    "content/pages/portfolio.yml, line 10:   begins with & or !, a special sign",
  ],
  [
    "a sign that cannot begin a text",
    ["pages/portfolio.yml", /^title: .*/m, "title: @home"],
    'content/pages/portfolio.yml, line 10:   begins with a special sign; put the text between "double',
  ],
  [
    "a second beginning",
    ["statistics.yml", /$/, "---\n"],
    "has a second line of ---, which ends the file; remove it",
  ],
  [
    "a space as copied texts have",
    ["pages/portfolio.yml", /^title: /m, "\u00a0title: "],
    "content/pages/portfolio.yml, line 10:   begins with a space of another kind",
  ],
  [
    "an invisible sign",
    ["pages/portfolio.yml", /^title: /m, "title: \u0007"],
    "content/pages/portfolio.yml, line 10:   holds an invisible sign",
  ],
  [
    "a ZIP code without quotes",
    ["business.yml", /postalCode: .*/, "postalCode: 92260"],
    'content/business.yml, postalCode:   should be text, but is 92260; put it between "double quotes"',
  ],
]);

test("Windows' marks and line ends, and a slash behind the website, are put right", async ({
  sample,
}) => {
  for (const file of ["business.yml", "posts/1-fourteen-days-to-the-camera.md"])
    await sample.write(file, `\uFEFF${(await sample.read(file)).replaceAll("\n", "\r\n")}`);
  await sample.change("business.yml", /website: "(.*)"/, 'website: "$1/"');
  expect((await sample.report()).join()).not.toMatch(/business|fourteen/);
});

test("a file in another encoding is told as such", async ({ sample }) => {
  await sample.write("statistics.yml", Buffer.from("\uFEFF- value: 1\n", "utf16le"));
  await sample.write("pages/faq.yml", Buffer.from("title: Caf\u00e9\n", "latin1"));
  const text = (await sample.report()).join("\n");
  expect(text).toContain("content/statistics.yml:   is not saved as UTF-8");
  expect(text).toContain("content/pages/faq.yml:   is not saved as UTF-8");
});
