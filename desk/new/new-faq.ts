import { CONTENT_FILES } from "#app/model/schema/content-files.ts";
import type { Maker } from "./maker.ts";
import { writeListItem } from "./write-yaml.ts";

export const newFaq: Maker = async (shelf, interview) => {
  const { file, schema } = CONTENT_FILES.faqs;
  const ask = schema.element.shape;
  const fields = {
    question: await interview.required("The question", ask.question),
    category: await interview.required("Category, e.g. general", ask.category),
    answer: await interview.required("The answer", ask.answer),
  };
  await shelf.append(file, writeListItem(fields, "answer"));
  return { file, advice: ["It is the last one; move it up if it should be read earlier."] };
};
