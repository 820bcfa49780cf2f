import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { getContactPath } from "#app/lib/paths.ts";
import type { Content } from "#app/model/schema/content.ts";
import { estimateLink } from "./links.ts";

export function contactOf(
  { phone, email, country }: Content["business"],
  own: Content["projects"][number]["contact"] = {},
) {
  const shown = own.phone ?? phone;
  return { phone: shown, dial: phoneLink(shown, country), email: own.email ?? email };
}

/** '(760) 555-0142' in the US becomes 'tel:+17605550142', as it can be dialed from anywhere. */
export function phoneLink(phone: string, country: string): string {
  const number = parsePhoneNumberFromString(phone, country as CountryCode);
  return number?.getURI() ?? `tel:${phone.replace(/[^+\d]/g, "")}`;
}

export function contactWays(content: Content, service?: string) {
  const { phone, dial } = contactOf(content.business);
  return {
    phone,
    dial,
    form: { label: content.home.hero.secondary.label, to: getContactPath(service) },
    estimate: estimateLink(content, service),
  };
}

export type ContactWays = ReturnType<typeof contactWays>;
