import { LEGAL_PAGES } from "#app/config/pages.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { linkedText } from "./parts/rich-text.server.ts";

export async function getLegalPage(path: string) {
  const site = await getSite();
  const page = LEGAL_PAGES.find((candidate) => candidate.path === path);
  const words = page && site.content[page.words];
  if (!words || !("body" in words)) return undefined;
  const { body, ...others } = words;
  return { ...others, updatedText: formatDate(words.updated), body: linkedText(body, site) };
}
