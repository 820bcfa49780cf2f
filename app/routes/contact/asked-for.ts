import { STAGING_NAMES, STAGINGS } from "#app/config/stagings.ts";

const STATUS_OF_SERVICE: Record<string, string> = Object.fromEntries(
  STAGING_NAMES.map((name) => [name, STAGINGS[name].status]),
);

/** What a link to the contact page asks to fill in: ?project=slug, ?service=vacant or =slug. */
export function askedFor(search: string) {
  const query = new URLSearchParams(search);
  const service = query.get("service") ?? "";
  const isKind = Object.hasOwn(STATUS_OF_SERVICE, service);
  return {
    project: query.get("project") || (isKind ? undefined : service) || undefined,
    ...(isKind && { propertyStatus: STATUS_OF_SERVICE[service] }),
  };
}
