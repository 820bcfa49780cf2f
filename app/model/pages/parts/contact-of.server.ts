import { phoneLink } from "#app/lib/text/phone-link.ts";
import type { Content } from "#app/model/schema/content.ts";

/** How to reach the business, or one project's own contact; `dial` is the phone as a link. */
export function contactOf(
  { phone, email, country }: Content["business"],
  own: Content["projects"][number]["contact"] = {},
) {
  const shown = own.phone ?? phone;
  return { phone: shown, dial: phoneLink(shown, country), email: own.email ?? email };
}
