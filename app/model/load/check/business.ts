import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { looseObject, type z } from "zod";
import type { ContentReader } from "#app/model/load/content-reader.server.ts";
import { describeProblems } from "#app/model/load/describe-problem.ts";
import { business as schema } from "#app/model/schema/business.ts";

/** The phone library must know the country; 'UK' is an old name of GB. */
export const countrySchema = schema.shape.country.refine(isSupportedCountry, {
  error: ({ input }) => {
    const [, current] = Intl.getCanonicalLocales(`en-${input}`)[0]?.split("-") ?? [];
    return `is not a country code${current === input ? "" : `; write ${current}`}`;
  },
});

export const createPhoneSchema = (country: string) =>
  schema.shape.phone.refine(
    (typed) => parsePhoneNumberFromString(typed, country as CountryCode)?.isPossible(),
    `has the wrong number of digits for a phone number in ${country}`,
  );

const POSTAL_CODES: Record<string, [form: RegExp, words: string]> = {
  US: [/^\d{5}(-\d{4})?$/, "should be a ZIP code of five digits, like 85701"],
  CA: [/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, "should be a postal code like K1A 0B1"],
};

export function createPostalCodeSchema(country: string) {
  const [form, words] = POSTAL_CODES[country] ?? [/./, ""];
  return schema.shape.postalCode.unwrap().regex(form, words).optional();
}

export function checkBusiness({ content, problems }: ContentReader) {
  const { business, projects = [] } = content;
  if (!business) return;
  const { country, latitude, longitude } = business;
  const file = "business.yml";
  const check = (file: string, fields: z.ZodRawShape, data: object) => {
    const found = describeProblems(looseObject(fields), data);
    for (const { path, what } of found) problems.add(file, path, what);
    return found.length === 0;
  };
  if (!check(file, { country: countrySchema }, business)) return;
  const phone = createPhoneSchema(country);
  check(file, { phone, postalCode: createPostalCodeSchema(country) }, business);
  const contact = looseObject({ phone: phone.optional() }).optional();
  for (const project of projects) check(`projects/${project.slug}.yml`, { contact }, project);

  if ((latitude === undefined) !== (longitude === undefined))
    problems.add(file, ["latitude"], "and longitude belong together: give both, or neither");
}
