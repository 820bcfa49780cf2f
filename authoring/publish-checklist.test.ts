import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, onTestFinished, vi } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { getPublishChecklist } from "./publish-checklist.ts";
import { readContentLines, STARTER } from "./sample-leftovers.ts";

const sample = await loadContent(SAMPLE_FOLDER);

/** This business has nothing left to do, except that its folder is empty. */
const READY: Content = {
  ...sample,
  business: { ...sample.business, website: "https://casabrisa.com" },
  settings: {
    inquiries: { endpoint: "https://formspree.io/f/abcdwxyz" },
    newsletter: { endpoint: "https://formspree.io/f/zyxwdcba" },
  },
  photos: sample.photos.map((photo, index) => ({ ...photo, alt: `Room ${index}` })),
};

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures from the pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "content-"));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

test("the sample is reported as the sample", async () => {
  const { required } = await getPublishChecklist(sample, SAMPLE_FOLDER);
  expect(required[0]).toContain("this is the sample");
  expect(required.join("\n")).toContain("inquiries: without an endpoint");
  expect(required.join("\n")).toContain("is a placeholder");
});

test("a business with nothing left to do may publish", async ({ folder }) => {
  const { required, recommended } = await getPublishChecklist(READY, folder);
  expect(required).toEqual([]);
  expect(recommended.filter(isOther)).toEqual([]);
});

/** photo-warnings.test.ts covers these warnings. */
const isOther = (item: string) => !/: on \d+ pages|^unused photos/.test(item);

test("a home page without a photo gallery may wait", async ({ folder }) => {
  const { recommended } = await getPublishChecklist({ ...READY, gallery: [] }, folder);
  expect(recommended.join("\n")).toContain("the home page has no photo gallery");
});

test("an unused photo may wait", async ({ folder }) => {
  const photos = [...READY.photos, { file: "spare.jpg", alt: "A spare room" }];
  const { recommended } = await getPublishChecklist({ ...READY, photos }, folder);
  expect(recommended.join("\n")).toMatch(/unused photos: .*spare\.jpg$/m);
  const before = { file: "bare.jpg", alt: "A bare room", beforeOf: "spare.jpg" };
  const pair = await getPublishChecklist({ ...READY, photos: [...photos, before] }, folder);
  expect(pair.recommended.join("\n")).toMatch(/unused photos: .*bare\.jpg\. A before photo shows/);
});

const [project] = READY.projects;
const settings = (change: Partial<Content["settings"]>) => ({
  settings: { ...READY.settings, ...change },
});
const endpoint = (endpoint: string, ...fields: { name: string; value: string }[]) =>
  settings({ inquiries: { endpoint, fields } });
const KEY = { name: "access_key", value: "your-key" };
const BACKEND = { name: "github", repo: "your-name/your-site", branch: "main" } as const;

// biome-ignore format: a table with a row for each item
const KEPT_BACK: [what: string, change: Partial<Content>, told: string][] = [
  ["no form service", settings({ inquiries: {} }), "inquiries: without an endpoint you never get the messages"],
  ["a newsletter that nobody gets", settings({ newsletter: {} }), "newsletter: without an endpoint you never get the addresses. Set one, or take newsletter out of pages/blog.yml."],
  ["an example", endpoint("https://formspree.io/f/your-form-id"), "is an example. Use your own form's endpoint."],
  ["a dashboard", endpoint("https://dashboard.getform.io/x"), "is your form's dashboard. Use its endpoint URL."],
  ["an example key", endpoint("https://api.web3forms.com/submit", KEY), 'is still "your-key"'],
  ["an example repository", settings({ editor: { enabled: true, backend: BACKEND } }), "your-name/your-site is an example"],
  ["texts of which the terms say nothing", settings({ inquiries: { ...READY.settings.inquiries, texts: true } }), "pages/terms-of-service.md: doesn't say how you text. Add {{texts}}."],
  ["an example of a calendar", settings({ booking: "https://calendly.com/your-name" }), "booking: https://calendly.com/your-name is an example"],
  ["an example of an analytics id", settings({ analytics: { name: "plausible", id: "your-site.com" } }), "analytics: your-site.com is an example"],
  ["analytics that visitors are not told of", settings({ analytics: { name: "plausible", id: "casabrisa.com" } }), "pages/privacy-policy.md: doesn't say who counts visits. Add {{visits}}."],
  ["a placeholder of a website", { business: { ...READY.business, website: "https://example.com" } }, "https://example.com is a placeholder"],
  ["a project without a photo", { projects: project ? [{ ...project, photos: [] }] : [] }, "has no photo. Add one, or draft: true."],
  ["a legal draft", { customPages: READY.customPages.map((page) => ({ ...page, draft: true })) }, "pages/privacy-policy.md: is a draft"],
  ["a photo of the sample", { photos: READY.photos.map((photo) => ({ ...photo, sample: true })) }, `photos.yml: ${READY.photos.length} sample photos to replace`],
  ["alt texts of the sample", { photos: sample.photos }, "sample photos to replace"],
];

test.for(KEPT_BACK)(
  "%s keeps the site from being published",
  async ([, change, told], { folder }) => {
    const { required } = await getPublishChecklist({ ...READY, ...change }, folder);
    expect(required.join("\n")).toContain(told);
  },
);

test.for<[what: string, change: Partial<Content>]>([
  ["a phone instead of a form", settings({ inquiries: { phoneOnly: true } })],
  ["a form's address", endpoint("https://forms.un-static.com/forms/abc")],
  ["another form's address", endpoint("https://app.formester.com/forms/abc/submissions")],
])("%s does not keep it back", async ([, change], { folder }) => {
  expect((await getPublishChecklist({ ...READY, ...change }, folder)).required).toEqual([]);
});

test("an expired notice may wait", async ({ folder }) => {
  const late = { text: "Closed", from: "2020-07-20", to: "2020-08-10" };
  const listRecommended = async (notice: typeof late) =>
    (await getPublishChecklist({ ...READY, ...settings({ notice }) }, folder)).recommended.join();
  expect(await listRecommended(late)).toContain("notice: hasn't shown since 2020-08-10. Remove it");
  expect(await listRecommended({ ...late, to: "2999-08-10" })).not.toContain("notice:");
});

test("a closed day that is over may wait", async ({ folder }) => {
  const closed = [
    { name: "Thanksgiving", from: "2020-11-26" },
    { name: "Winter break", from: "2020-12-24", to: "2999-01-01" },
  ];
  const business = { ...READY.business, closed };
  const { recommended } = await getPublishChecklist({ ...READY, business }, folder);
  expect(recommended.filter((line) => line.includes("closed:"))).toEqual([
    "business.yml, closed: Thanksgiving is over. Remove it, or give it new days.",
  ]);
});

test("placeholder text is reported with line and field", async ({ folder }) => {
  await cp(STARTER, folder, { recursive: true });
  await appendFile(
    join(folder, "services.yml"),
    '\n- title: "TODO"\n- title: "Todo incluido, todo el mes"\n',
  );
  const { required } = await getPublishChecklist(READY, folder);
  const lines = await readContentLines(folder);
  const told = (file: string, field: string, words = "To be written.") => {
    const line = 1 + (lines.get(file)?.findIndex((line) => line.includes(words)) ?? -1);
    return `${file}, line ${line}, ${field}: still says "${words}"`;
  };
  expect(required.filter((line) => line.includes("still says"))).toEqual([
    told("pages/about.yml", "paragraphs"),
    told("pages/contact.yml", "answerTime"),
    told("pages/home.yml", "text"),
    told("pages/portfolio.yml", "intro"),
    told("pages/privacy-policy.md", "text"),
    told("pages/terms-of-service.md", "text"),
    told("services.yml", "title", "TODO"),
  ]);
  expect(required.join("\n")).not.toContain("the sample's text");
});

test("a sample photo is recognized under any name", async ({ folder }) => {
  await cp(join(SAMPLE_FOLDER, "photos", "hero.jpg"), join(folder, "photos", "our-house.jpg"));
  const photos = [...READY.photos, { file: "our-house.jpg", alt: "Our first house" }];
  expect((await getPublishChecklist({ ...READY, photos }, folder)).required).toEqual([
    "photos/our-house.jpg: is the sample's hero.jpg. Replace it with your own.",
  ]);
});

test("sample leftovers are named", async ({ folder }) => {
  for (const file of ["testimonials.yml", "statistics.yml", "estimate.yml", "business.yml"])
    await cp(join(SAMPLE_FOLDER, file), join(folder, file));
  const { required } = await getPublishChecklist(READY, folder);
  expect(required.join("\n")).toMatch(
    /testimonials\.yml, line \d+, .*: still has the sample's text/,
  );
  for (const file of ["statistics.yml", "estimate.yml", "business.yml"])
    expect(required).toContain(`${file}: still has the sample's facts`);
  const statistics = join(folder, "statistics.yml");
  const own = (await readFile(statistics, "utf8")).replace(/value: \d+/g, "value: 7");
  await writeFile(statistics, own);
  expect((await getPublishChecklist(READY, folder)).required.join()).not.toContain(
    "statistics.yml",
  );
});

test("recommended items don't keep the site from being published", async ({ folder }) => {
  const [first, ...others] = sample.posts;
  if (!first) throw new Error("the sample has posts");
  const content = {
    ...READY,
    business: { ...READY.business, rating: undefined },
    theme: undefined,
    warnings: ["what was remarked while reading"],
    posts: [{ ...first, date: "2999-02-03" }, ...others.map((post) => ({ ...post, draft: true }))],
  };
  vi.stubEnv("CONTENT_FOLDER", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { required, recommended } = await getPublishChecklist(content, folder);
  expect(required).toEqual([]);
  expect(recommended.filter(isOther)).toEqual([
    "what was remarked while reading",
    "business.yml: has no rating. Ask your first clients for a review.",
    "theme.yml: is missing, so the site has the sample's colors.",
    "1 article is scheduled for 2999-02-03",
    ...others.map(({ slug }) => `${slug} is a draft. Only npm run dev shows it.`),
  ]);
});

test("what a city page lacks is reported", async ({ folder }) => {
  const projects = READY.projects.map((each, index) => ({
    ...each,
    result: undefined,
    city: index === 0 ? "La Quinta" : each.city,
  }));
  const content = {
    ...READY,
    projects,
    photos: READY.photos.map((photo) => ({ ...photo, beforeOf: undefined })),
    testimonials: [],
    cities: READY.cities.map((city) => ({ ...city, faqs: undefined })),
  };
  const { recommended } = await getPublishChecklist(content, folder);
  expect(recommended).toContain("cities.yml: La Quinta has projects, but no page. Add its entry.");
  expect(recommended).toContain(
    "cities.yml: Palm Desert lacks a result in one of its projects and a before/after pair and a testimonial and questions",
  );
  const without = await getPublishChecklist({ ...content, cities: [] }, folder);
  expect(without.recommended.filter(isOther)).toEqual([]);
});
