import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { looseObject, type z } from "zod";
import type { ContentReader } from "#app/model/read/reader.server.ts";
import { business as schema } from "#app/model/schema/business.ts";
import { describeProblems } from "./describe-problem.ts";

export const phoneIn = (country: string) =>
  schema.shape.phone.refine(
    (typed) => parsePhoneNumberFromString(typed, country as CountryCode)?.isPossible(),
    `has not as many digits as a phone number in ${country}`,
  );

const POSTAL_CODES: Record<string, [form: RegExp, words: string]> = {
  US: [/^\d{5}(-\d{4})?$/, "should be a ZIP code of five digits, like 85701"],
  CA: [/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, "should be a postal code like K1A 0B1"],
};

export function postalCodeIn(country: string) {
  const [form, words] = POSTAL_CODES[country] ?? [/./, ""];
  return schema.shape.postalCode.unwrap().regex(form, words).optional();
}

export function checkBusiness({ content, problems }: ContentReader) {
  const { business, projects = [] } = content;
  if (!business) return;
  const { country, latitude, longitude } = business;
  const file = "business.yml";
  if (!isSupportedCountry(country))
    return problems.add(file, ["country"], `${country} is no country's code; the UK is GB`);
  const check = (file: string, fields: z.ZodRawShape, data: object) => {
    for (const { path, what } of describeProblems(looseObject(fields), data))
      problems.add(file, path, what);
  };
  const phone = phoneIn(country);
  check(file, { phone, postalCode: postalCodeIn(country) }, business);
  const contact = looseObject({ phone: phone.optional() }).optional();
  for (const project of projects) check(`projects/${project.slug}.yml`, { contact }, project);

  if ((latitude === undefined) !== (longitude === undefined))
    problems.add(file, ["latitude"], "and longitude belong together: give both, or neither");
}
