import { expect, test } from "vitest";
import { PhotoLibrary } from "#app/model/load/photo-library.server.ts";
import { getSite } from "#app/model/load/site.server.ts";
import { getCityPage } from "./city.server.ts";

test("a city shows the questions that its entry names, however they begin", async () => {
  const { content } = await getSite();
  const photos = new PhotoLibrary(content.photos, { manifest: {} });
  const [city] = content.cities;
  const [faq] = content.faqs;
  if (!city || !faq) throw new Error("the sample has cities and questions");
  const does = { ...faq, question: `Does ${city.city} have hours for trucks?` };
  const names = { ...faq, question: `What do you do outside ${city.city}?` };
  const cities = [{ ...city, faqs: [does.question] }];
  const site = { content: { ...content, cities, faqs: [does, names] }, photos };
  const shown = getCityPage(site, city.path)?.faqs.map(({ question }) => question);
  expect(shown).toEqual([does.question]);
});

test("only clients who say where they sold are heard in a city", async () => {
  const { content } = await getSite();
  const photos = new PhotoLibrary(content.photos, { manifest: {} });
  const [city] = content.cities;
  const [testimonial] = content.testimonials;
  if (!city || !testimonial) throw new Error("the sample has cities and testimonials");
  const there = { ...testimonial, city: city.city };
  const nowhere = { ...testimonial, city: undefined, quote: `Nobody in ${city.city} believed us.` };
  const site = { content: { ...content, testimonials: [there, nowhere] }, photos };
  expect(getCityPage(site, city.path)?.quotes.items).toEqual([there]);
});
