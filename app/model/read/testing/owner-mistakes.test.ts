import { expect } from "vitest";
import { type Change, test } from "./sample-copy.ts";

/** What an owner wrote, where, and the words she gets; a change of nothing writes a file of its own. */
type Mistake = [change: Change | { file: string; holds: string }, told: string];

const REDIRECTS = "redirects.yml";
const BUSINESS = "business.yml";
const COMFORT = "projects/contemporary-comfort.yml";

const MISTAKES: Record<string, Mistake> = {
  // Lines that YAML misunderstands
  "a dash without its space": [
    [REDIRECTS, "- from: /portfolio/15", "-from: /portfolio/15"],
    "needs a space behind the dash",
  ],
  "a colon without its space": [
    [BUSINESS, /phone: .*/, 'phone:"520"'],
    "content/business.yml, line 17:   needs a space behind the colon",
  ],
  "a field too far to the right": [
    [BUSINESS, /^city:/m, "  city:"],
    "content/business.yml, line 10:   stands too far to the right",
  ],
  "a field one space too far to the left": [
    ["testimonials.yml", /\n {2}role:/, "\n role:"],
    "stands too far to the left; begin it exactly below the line above",
  ],
  "quotation marks inside quotation marks": [
    [BUSINESS, /about: .*/, 'about: "We say "yes" to light."'],
    "has quotation marks inside quotation marks",
  ],
  "an apostrophe between single quotes": [
    [BUSINESS, /about: .*/, "about: 'It's about light.'"],
    "has an apostrophe between single quotes",
  ],
  "fields that should stand below another": [
    ["pages/home.yml", /^hero:(\n {2}.*)+/m, (hero) => hero.replace(/^ {2}/gm, "")],
    "content/pages/home.yml, hero:   is empty; lines that belong to it begin with two more spaces",
  ],
  "a list whose dashes have no space": [
    [BUSINESS, /services:\n( {2}- ".*"\n?)+/, "services:\n  -Staging\n  -Advice\n"],
    'should be a list, but is "-Staging -Advice"; put a space behind each dash',
  ],
  "a color without quotes": [
    ["theme.yml", /clay: .*/, "clay: #98482a"],
    'loses "# 98482a", since # begins a remark',
  ],

  // Names of fields, files and colors
  "a misspelled field": [
    [BUSINESS, /^phone:/m, "fone:"],
    "content/business.yml, fone:   is not a field that exists here; did you mean phone?",
  ],
  "a color of another name": [
    ["theme.yml", /clay:/, "accent:"],
    "colors, accent:   is not a field that exists here; there are paper, linen, sand",
  ],
  "a color by its word": [["theme.yml", /clay: .*/, "clay: terracotta"], "like #98482a"],
  "a file in the singular": [
    { file: "testimonial.yml", holds: "[]" },
    "content/testimonial.yml:   is nothing the site reads; did you mean testimonials.yml?",
  ],
  "a page that does not exist": [
    { file: "pages/team.yml", holds: "title: We" },
    "content/pages/team.yml:   is nothing the site reads; there are pages/home.yml",
  ],
  "another ending": [{ file: "theme.yaml", holds: "{}" }, "did you mean theme.yml?"],
  "an ending that Windows hides": [
    { file: "cities.yml.txt", holds: "[]" },
    "did you mean cities.yml?",
  ],
  "a folder in the singular": [
    { file: "project/pool-house.yml", holds: "id: 1" },
    "content/project:   is nothing the site reads; did you mean projects?",
  ],
  "a placeholder that every object has": [
    ["pages/home.yml", "{{years}}", "{{constructor}}"],
    "{{constructor}}:   is not a known placeholder",
  ],

  // The business
  "a phone of seven digits": [
    [BUSINESS, /phone: .*/, 'phone: "555-0142"'],
    'content/business.yml, phone:   "555-0142" has not as many digits as a phone number in US',
  ],
  "a phone of a project with a digit too many": [
    [COMFORT, /$/, '\ncontact:\n  phone: "(760) 555-01422"\n'],
    "contemporary-comfort.yml, contact, phone:",
  ],
  "a ZIP code of four digits": [
    [BUSINESS, /postalCode: .*/, 'postalCode: "9226"'],
    'content/business.yml, postalCode:   "9226" should be a ZIP code of five digits',
  ],
  "closing before opening": [
    [BUSINESS, 'closes: "17:00"', 'closes: "5:00"'],
    "content/business.yml, hour 1, closes:   05:00 is not after 09:00; 5 PM is 17:00",
  ],
  "a time that is none": [
    [BUSINESS, 'opens: "09:00"', "opens: early"],
    '"early" should be a time like 09:00 or 9am',
  ],
  "a year that has not come": [[BUSINESS, /founded: .*/, "founded: 2095"], "is in the future"],
  "a year of two digits": [
    [BUSINESS, /founded: .*/, "founded: 19"],
    "content/business.yml, founded:   is 19, but should be at least 1900",
  ],
  "a very long name": [
    [BUSINESS, /name: .*/, `name: "${"Very Long Name ".repeat(6)}"`],
    "content/business.yml, name:   has 90 characters, but should have at most 60",
  ],
  "a description too long once it is filled in": [
    ["pages/faq.yml", /description: .*/, `description: "{{name}} ${"answers ".repeat(20)}"`],
    "but should have at most 170 (with its {{placeholders}} filled in)",
  ],
  "a time zone that is none": [
    [BUSINESS, /$/, "\ntimeZone: Arizona\n"],
    '"Arizona" should be a time zone like America/Los_Angeles',
  ],
  "an endpoint that others can read": [
    ["settings.yml", "newsletter: {}", 'newsletter:\n  endpoint: "http://forms.example/x"'],
    'newsletter, endpoint:   "http://forms.example/x" should begin with https://',
  ],

  // Entries that contradict each other
  "a city in two spellings": [[COMFORT, /city: .*/, "city: PalmDesert"], 'is spelled "'],
  "a category of projects in two spellings": [
    [COMFORT, /category: .*/, "category: Luxury"],
    'is spelled "',
  ],
  "a service area spelled unlike its project": [
    [BUSINESS, '"Rancho Mirage"', '"Rancho-Mirage"'],
    'content/business.yml, serviceArea 6:   "Rancho-Mirage" is spelled "Rancho Mirage" elsewhere',
  ],
  "a year without its day": [
    [COMFORT, /completed: .*/, "completed: 2062"],
    "contemporary-comfort.yml, completed:   2062 should be a date like 2026-03-31",
  ],
  "a day far in the future": [
    [COMFORT, /completed: .*/, 'completed: "2062-03-01"'],
    "contemporary-comfort.yml, completed:   2062-03-01 is far in the future; check the year",
  ],
  "a home staged before the business was there": [
    [COMFORT, /completed: .*/, 'completed: "2003-03-01"'],
    "2003-03-01 is before 2013, the year the business was founded",
  ],

  // Photos and the logo
  "a before of itself": [
    ["photos.yml", "beforeOf: after.jpg", "beforeOf: before.jpg"],
    "beforeOf:   names the photo itself; name the staged one",
  ],
  "an alt text that is the camera's name": [
    ["photos.yml", /(file: hero.jpg\n {2}alt:) .*/, '$1 "IMG 4021"'],
    'alt:   "IMG 4021" is the file\'s name; say what the photo shows',
  ],
  "a caption that is the file's name": [
    [COMFORT, /(file: comfort-bath-1.jpg\n {4}caption:) .*/, "$1 Comfort bath"],
    'caption:   "Comfort bath" is the file\'s name; say what the photo shows',
  ],
  "an iPhone's photo": [
    { file: "photos/IMG_4021.HEIC", holds: "\0\0\0 ftypheic\0\0\0\0" },
    "content/photos/IMG_4021.HEIC:   is an iPhone's HEIC",
  ],
};

test.for(Object.entries(MISTAKES))("%s", async ([, [change, told]], { sample }) => {
  if (Array.isArray(change)) await sample.change(...change);
  else await sample.write(change.file, change.holds);
  expect((await sample.report()).join("\n")).toContain(told);
});

test("a logo with a script", async ({ sample }) => {
  await sample.change("theme.yml", /$/, "\nlogo: logo.svg\n");
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
  for (const inside of ["<script>alert(1)</script>", '<path onload="alert(1)"/>']) {
    await sample.write("logo.svg", svg(inside));
    expect((await sample.report()).join("\n")).toContain("logo:   logo.svg holds a script");
  }
  await sample.write("logo.svg", svg("<path/>"));
  expect((await sample.report()).join("\n")).not.toContain("logo");
});

test("a before of another shape", async ({ sample }) => {
  await sample.addPhoto("after.jpg", "after.jpg");
  await sample.write("photos/before.jpg", await upright());
  expect((await sample.report()).join("\n")).toContain(
    "beforeOf:   after.jpg has another shape, so that the two could not be compared",
  );
});

test.for([
  [BUSINESS, 'opens: "09:00"', "opens: 9am"],
  [BUSINESS, 'opens: "09:00"', "opens: 9:00"],
  [BUSINESS, 'closes: "17:00"', "closes: 5 p.m."],
  [BUSINESS, '"https://www.instagram.com/', '"instagram.com/'],
  [BUSINESS, /website: .*/, "website: www.ocotilloandlinen.example"],
  ["theme.yml", /clay: .*/, 'clay: "98482a"'],
] as Change[])(
  "%s takes %s as %s: what can only mean one thing is no mistake",
  async (change, { sample }) => {
    await sample.change(...change);
    expect((await sample.report()).filter((line) => line.startsWith("content/"))).toEqual([]);
  },
);

async function upright() {
  const { default: sharp } = await import("sharp");
  const background = "#888";
  return sharp({ create: { width: 1200, height: 1500, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
