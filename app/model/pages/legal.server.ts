import { LEGAL_PAGES } from "#app/config/pages.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { linkedText } from "./parts/rich-text.server.ts";

export async function getLegalPage(path: string) {
  const site = await getSite();
  const page = LEGAL_PAGES.find((candidate) => candidate.path === path);
  const words = page && site.content[page.words];
  return words && "body" in words ? { ...words, body: linkedText(words.body, site) } : undefined;
}
