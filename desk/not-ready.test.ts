import { expect, test } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { notReady, TO_BE_WRITTEN } from "./not-ready.ts";

const sample = await loadContent(SAMPLE_FOLDER);

test("the sample is told to be one", async () => {
  const advice = (await notReady(sample, SAMPLE_FOLDER)).join("\n");
  expect(advice).toContain("no address for inquiries");
  expect(advice).toContain("is a placeholder");
  expect(advice).toContain("pages/privacy-policy.md is a draft");
  expect(advice).not.toContain("rating");
});

test("a city is told what it lacks for its page", async () => {
  const [first, ...others] = sample.projects.map((project) => ({ ...project, result: undefined }));
  if (!first) throw new Error("the sample has projects");
  const content = {
    ...sample,
    projects: [{ ...first, city: "La Quinta" }, ...others],
    photos: sample.photos.map((photo) => ({ ...photo, beforeOf: undefined })),
    testimonials: [],
  };
  const advice = await notReady(content, SAMPLE_FOLDER);
  expect(advice).toContain("cities.yml: La Quinta has projects, but no page: write its entry");
  expect(advice).toContain(
    "cities.yml: Palm Desert lacks a result in one of its projects and a before/after pair and a testimonial",
  );
  expect((await notReady({ ...content, cities: [] }, SAMPLE_FOLDER)).join()).not.toContain(
    "cities",
  );
  expect((await notReady(sample, SAMPLE_FOLDER)).join()).not.toContain("cities");
});

test("what a new business lacks is named", async () => {
  const [first, ...others] = sample.photos;
  const content = {
    ...sample,
    business: { ...sample.business, website: "https://casabrisa.com", rating: undefined },
    faq: { ...sample.faq, title: TO_BE_WRITTEN },
    photos: [{ ...first, file: "a.jpg", alt: "A", sample: true as const }, ...others],
  };
  const advice = (await notReady(content, SAMPLE_FOLDER)).join("\n");
  expect(advice).toContain("has no rating");
  expect(advice).toContain("1 photo of the sample");
  expect(advice).toContain(`pages/faq.yml still says "${TO_BE_WRITTEN}"`);
  expect(advice).toContain(`does not say what these show: ${first?.file}`);
  expect(advice).not.toContain("placeholder");
});
