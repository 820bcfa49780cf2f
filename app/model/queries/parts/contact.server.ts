import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { getContactPath } from "#app/lib/paths.ts";
import type { Content } from "#app/model/schema/content.ts";
import { getEstimateLink } from "./links.ts";

export function getContact(
  { phone, email, country }: Content["business"],
  override: Content["projects"][number]["contact"] = {},
) {
  const shown = override.phone ?? phone;
  return { phone: shown, dial: getPhoneLink(shown, country), email: override.email ?? email };
}

/** '(760) 555-0142' in the US becomes 'tel:+17605550142', which works from any country. */
export function getPhoneLink(phone: string, country: string): string {
  const number = parsePhoneNumberFromString(phone, country as CountryCode);
  return number?.getURI() ?? `tel:${phone.replace(/[^+\d]/g, "")}`;
}

export function getContactWays(content: Content, service?: string) {
  const { phone, dial } = getContact(content.business);
  return {
    phone,
    dial,
    form: { label: content.home.hero.secondary.label, to: getContactPath(service) },
    estimate: getEstimateLink(content, service),
  };
}

export type ContactWays = ReturnType<typeof getContactWays>;
