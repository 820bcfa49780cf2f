import { STATUS_OF_SERVICE } from "./enquiry-options.ts";

/** What a link to the contact page asks to fill in: ?project=slug or ?service=vacant. */
export function askedFor(search: string) {
  const query = new URLSearchParams(search);
  const service = query.get("service") ?? "";
  return {
    project: query.get("project") || undefined,
    propertyStatus: Object.hasOwn(STATUS_OF_SERVICE, service)
      ? STATUS_OF_SERVICE[service]
      : undefined,
  };
}
