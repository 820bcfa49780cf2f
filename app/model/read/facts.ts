import { addressLines } from "#app/lib/text/address-lines.ts";
import type { Business } from "#app/model/schema/business.ts";
import { yearsInBusiness } from "./years-in-business.ts";

/** What placeholders stand for. A fact that business.yml does not give is known but undefined. */
export type Facts = Record<string, string | undefined>;

export function factsOf(business: Business): Facts {
  return {
    name: business.name,
    fullName: business.alternateName,
    phone: business.phone,
    email: business.email,
    address: addressLines(business).join(", "),
    city: business.city,
    area: business.serviceArea.join(", "),
    website: business.website,
    founded: String(business.founded),
    years: yearsInBusiness(business.founded, new Date().getFullYear()),
    rating: business.rating && `${business.rating.value} of ${business.rating.best}`,
    reviews: business.rating && String(business.rating.count),
  };
}
