import type { z } from "zod";
import { CONTENT_FILES } from "#app/model/schema/content-files.ts";
import { askSeo, type Maker, nextId, pickPhoto } from "./ask.ts";
import { gonePages } from "./gone-pages.ts";
import { writeListItem, writeYaml } from "./write-yaml.ts";

const IS_LAST = "It is the last one; move it up if it should be read earlier.";

export const newFaq: Maker = async (shelf, interview) => {
  const { file, schema } = CONTENT_FILES.faqs;
  const fields = await interview.fields(schema.element.shape, {
    question: "The question",
    category: "Category, e.g. general",
    answer: "The answer",
  });
  await shelf.append(file, writeListItem(fields, "answer"));
  return { file, advice: [IS_LAST] };
};

export const newTestimonial: Maker = async (shelf, interview) => {
  const { file, schema } = CONTENT_FILES.testimonials;
  const id = nextId(await shelf.items("testimonials"));
  const fields = await interview.fields(schema.element.shape, {
    name: "Who says it, e.g. Rosa V.",
    role: "Role, e.g. Homeowner",
    city: "City of the home",
    quote: "Their words, without quotation marks",
  });
  await shelf.append(file, writeListItem({ id, ...fields }, "quote"));
  return { file, advice: [IS_LAST] };
};

export const newCity: Maker = async (shelf, interview) => {
  const { file, schema } = CONTENT_FILES.cities;
  const ask = schema.element.shape;
  const written = new Set((await shelf.items("cities")).map(({ city }) => city));
  const staged = (await shelf.entries("projects")).map(({ city }) => city);
  const open = [...new Set(staged)].filter((city) => city && !written.has(city));
  if (open.length === 0)
    return { advice: ["Every city with a project has a page already, so nothing was written."] };
  const city = await interview.choice("City", open);
  const naming = (words: z.ZodString) =>
    words.refine((typed) => typed.includes(city), `should name ${city}`);
  const proposal = `Home staging in ${city}`;
  const heading = await interview.field("Heading", naming(ask.heading), proposal);
  const answerIt = `What you do in ${city} and what it costs, in a paragraph`;
  const sayIt = `What only somebody who works in ${city} can say`;
  const fields = {
    city,
    seo: await askSeo(interview, { type: "Home Staging", city, detail: heading }),
    heading,
    photo: await pickPhoto(shelf, interview),
    answer: await interview.field(answerIt, naming(ask.answer)),
    market: [await interview.field(sayIt, ask.market.element)],
  };
  await shelf.append(file, writeYaml([fields]));
  const neighbors = "neighbors may name cities nearby, which are linked where they have a page.";
  return { file, advice: [neighbors] };
};

export const newRedirect: Maker = async (shelf, interview) => {
  const { file, schema } = CONTENT_FILES.redirects;
  const ask = schema.element.shape;
  const { gone, added } = await gonePages(shelf);
  for (const path of gone) interview.tell(`  ${path} was there at the last build, and is gone.`);
  const from = await interview.field("The old path, e.g. /our-work", ask.from, gone[0]);
  const parent = from.replace(/\/[^/]*$/, "");
  const instead = added.find((path) => path.startsWith(`${parent}/`)) ?? parent;
  const proposal = gone.includes(from) ? instead : undefined;
  const question = "The page that takes its place, e.g. /portfolio";
  const fields = { from, to: await interview.field(question, ask.to, proposal) };
  await shelf.append(file, writeYaml([fields]));
  return { file, advice: ["Try the old path after the next publication."] };
};
