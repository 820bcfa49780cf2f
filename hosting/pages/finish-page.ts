import { parse, serialize } from "parse5";
import type { Redirect } from "#app/redirects.ts";
import { contentSecurityPolicy, type Origins } from "./content-security-policy.ts";
import { deferScripts } from "./defer-scripts.ts";
import { insertIntoHead } from "./html.ts";
import type { InlineScripts } from "./inline-scripts.ts";
import { lookForAddress } from "./not-found-pages.ts";

/** What a page needs to know of the site that it belongs to. */
export type Surroundings = { redirects: Redirect[]; origins: Origins; scripts: InlineScripts };

/** Makes of a pre-rendered page what hosts send: its scripts wait, and it carries its own policy. */
export function finishPage(file: string, html: string, site: Surroundings): string {
  const { redirects, origins, scripts } = site;
  const page = parse(html);
  deferScripts(page, scripts.startScripts);
  lookForAddress(file, page, redirects, scripts.findAddress);
  insertIntoHead(page, "script", { text: scripts.fallbackStorage });
  const policy = contentSecurityPolicy(page, origins);
  insertIntoHead(page, "meta", { "http-equiv": "Content-Security-Policy", content: policy });
  return serialize(page);
}
