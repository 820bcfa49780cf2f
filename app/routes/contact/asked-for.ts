import { STAGING_NAMES, STAGINGS } from "#app/config/stagings.ts";

/** What a link to the contact page asks to fill in: ?project=slug, ?service=vacant or =slug. */
export function askedFor(search: string) {
  const query = new URLSearchParams(search);
  const service = query.get("service");
  const staging = STAGING_NAMES.find((name) => name === service);
  const about = staging ? undefined : service;
  return {
    project: query.get("project") || about || undefined,
    ...(staging && { propertyStatus: STAGINGS[staging].status }),
  };
}
