import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { asClockTime } from "#app/model/schema/business.ts";
import type { CheckedContent } from "./checked-content.ts";

type Rule = { isRight(typed: string): boolean; words: string };

export const phoneRule = (country: string): Rule => ({
  isRight: (typed) =>
    parsePhoneNumberFromString(typed, country as CountryCode)?.isPossible() === true,
  words: `has not as many digits as a phone number in ${country}`,
});

const POSTAL_CODES: Record<string, [form: RegExp, words: string]> = {
  US: [/^\d{5}(-\d{4})?$/, "should be a ZIP code of five digits, like 85701"],
  CA: [/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, "should be a postal code like K1A 0B1"],
};

export function postalCodeRule(country: string): Rule {
  const [form, words] = POSTAL_CODES[country] ?? [/./, ""];
  return { isRight: (typed) => form.test(typed), words };
}

/** What is right or wrong by the rules of the country the business is in. */
export function checkBusiness({ content, problems }: CheckedContent) {
  const { business, projects = [] } = content;
  if (!business) return;
  const { country, phone, postalCode, hours, founded, latitude, longitude } = business;
  const file = "business.yml";
  if (!isSupportedCountry(country))
    return problems.add(file, ["country"], `${country} is no country's code; the UK is GB`);
  const number = phoneRule(country);
  const zip = postalCodeRule(country);
  if (!number.isRight(phone)) problems.add(file, ["phone"], `"${phone}" ${number.words}`);
  if (postalCode && !zip.isRight(postalCode))
    problems.add(file, ["postalCode"], `"${postalCode}" ${zip.words}`);
  for (const { slug, contact } of projects)
    if (contact?.phone && !number.isRight(contact.phone))
      problems.add(
        `projects/${slug}.yml`,
        ["contact", "phone"],
        `"${contact.phone}" ${number.words}`,
      );

  hours.forEach(({ opens, closes, text }, index) => {
    if (!opens || !closes) return;
    const place = ["hours", index, "closes"];
    const shown = text.match(/\d{1,2}(:\d\d)?\s*[ap]\.?m/gi)?.map((time) => asClockTime(time));
    if (closes <= opens)
      problems.add(file, place, `${closes} is not after ${opens}; 5 PM is 17:00`);
    else if (shown?.length === 2 && shown.join() !== [opens, closes].join())
      problems.add(file, place, `${opens} to ${closes} is not what "${text}" tells visitors`);
  });
  if ((latitude === undefined) !== (longitude === undefined))
    problems.add(file, ["latitude"], "and longitude belong together: give both, or neither");
  const thisYear = new Date().getFullYear();
  if (founded > thisYear)
    problems.add(file, ["founded"], `${founded} is in the future; this is ${thisYear}`);
}
