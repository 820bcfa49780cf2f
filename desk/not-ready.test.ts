import { expect, test } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { notReady } from "./not-ready.ts";
import { TO_BE_WRITTEN } from "./unwritten.ts";

const sample = await loadContent(SAMPLE_FOLDER);

test("the sample is told to be one", async () => {
  const advice = (await notReady(sample, SAMPLE_FOLDER)).join("\n");
  expect(advice).toContain("no address for inquiries");
  expect(advice).toContain("is a placeholder");
  expect(advice).toContain("pages/privacy-policy.md is a draft");
  expect(advice).not.toContain("rating");
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
  expect(advice).toContain("1 picture of the sample");
  expect(advice).toContain(`pages/faq.yml still says "${TO_BE_WRITTEN}"`);
  expect(advice).toContain(`does not say what these show: ${first?.file}`);
  expect(advice).not.toContain("placeholder");
});
