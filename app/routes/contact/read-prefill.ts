import { LANGUAGE_CODES, LANGUAGES } from "#app/config/pages.ts";
import { STAGING_TYPE_NAMES, STAGING_TYPES } from "#app/config/staging-types.ts";

export function readPrefill(search: string) {
  const query = new URLSearchParams(search);
  const service = query.get("service");
  const staging = STAGING_TYPE_NAMES.find((name) => name === service);
  const about = staging ? undefined : service;
  const lang = HAS.languages && LANGUAGE_CODES.find((code) => code === query.get("lang"));
  return {
    ...(lang && { message: LANGUAGES[lang].request }),
    project: query.get("project") || about || undefined,
    ...(staging && { propertyStatus: STAGING_TYPES[staging].status }),
  };
}
