import { CONTENT_FILES } from "#app/model/schema/content-files.ts";
import { askSeo, type Maker, nextId, pickPhotos } from "./ask.ts";
import { writeListItem, writeYaml } from "./write-yaml.ts";

const IS_LAST = "It is the last one; move it up if it should be read earlier.";

export const newFaq: Maker = async (shelf, interview) => {
  const { file, schema } = CONTENT_FILES.faqs;
  const ask = schema.element.shape;
  const fields = {
    question: await interview.required("The question", ask.question),
    category: await interview.required("Category, e.g. general", ask.category),
    answer: await interview.required("The answer", ask.answer),
  };
  await shelf.append(file, writeListItem(fields, "answer"));
  return { file, advice: [IS_LAST] };
};

export const newTestimonial: Maker = async (shelf, interview) => {
  const { file, schema } = CONTENT_FILES.testimonials;
  const ask = schema.element.shape;
  const fields = {
    id: nextId(await shelf.items(file)),
    name: await interview.required("Who says it, e.g. Rosa V.", ask.name),
    role: await interview.required("Role, e.g. Homeowner", ask.role),
    city: await interview.text("City of the home", ask.city),
    quote: await interview.required("Their words, without quotation marks", ask.quote),
  };
  await shelf.append(file, writeListItem(fields, "quote"));
  return { file, advice: [IS_LAST] };
};

export const newCity: Maker = async (shelf, interview) => {
  const { file, schema } = CONTENT_FILES.cities;
  const ask = schema.element.shape;
  const written = new Set((await shelf.items(file)).map(({ city }) => city));
  const staged = (await shelf.entries("projects")).map(({ city }) => city ?? "");
  const open = [...new Set(staged)].filter((city) => city && !written.has(city));
  if (open.length === 0)
    return { advice: ["Every city with a project has a page already, so nothing was written."] };
  const city = await interview.choice("City", open);
  const heading = await interview.required("Heading", ask.heading, `Home staging in ${city}`);
  const fields = {
    city,
    seo: await askSeo(interview, { type: "Home Staging", city, detail: heading }),
    heading,
    photo: (await pickPhotos(shelf, interview, "one"))[0]?.file,
    answer: await interview.required(
      `What you do in ${city} and what it costs, in a paragraph`,
      ask.answer.refine((answer) => answer.includes(city), `should name ${city}`),
    ),
    market: [
      await interview.required(
        `What only somebody who works in ${city} can say`,
        ask.market.element,
      ),
    ],
  };
  await shelf.append(file, writeYaml([fields]));
  return {
    file,
    advice: ["neighbors may name cities nearby, which are linked where they have a page."],
  };
};

export const newRedirect: Maker = async (shelf, interview) => {
  const { file, schema } = CONTENT_FILES.redirects;
  const ask = schema.element.shape;
  const fields = {
    from: await interview.required("The old path, e.g. /our-work", ask.from),
    to: await interview.required("The page that takes its place, e.g. /portfolio", ask.to),
  };
  await shelf.append(file, writeYaml([fields]));
  return { file, advice: ["Try the old path after the next publication."] };
};
