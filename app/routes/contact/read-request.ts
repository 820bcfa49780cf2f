import { STAGING_NAMES, STAGINGS } from "#app/config/stagings.ts";

export function readRequest(search: string) {
  const query = new URLSearchParams(search);
  const service = query.get("service");
  const staging = STAGING_NAMES.find((name) => name === service);
  const about = staging ? undefined : service;
  return {
    project: query.get("project") || about || undefined,
    ...(staging && { propertyStatus: STAGINGS[staging].status }),
  };
}
