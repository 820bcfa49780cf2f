import { STATUS_OF_SERVICE } from "./inquiry-options.ts";

/** What a link to the contact page asks to fill in: ?project=slug, ?service=vacant or =slug. */
export function askedFor(search: string) {
  const query = new URLSearchParams(search);
  const service = query.get("service") ?? "";
  const isKind = Object.hasOwn(STATUS_OF_SERVICE, service);
  return {
    project: query.get("project") || (isKind ? undefined : service) || undefined,
    propertyStatus: isKind ? STATUS_OF_SERVICE[service] : undefined,
  };
}
