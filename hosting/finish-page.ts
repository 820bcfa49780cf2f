import { parse, serialize } from "parse5";
import type { Redirect } from "#app/redirects.ts";
import { contentSecurityPolicy, type Origins } from "./content-security-policy.ts";
import { deferScripts } from "./defer-scripts.ts";
import { insertIntoHead } from "./html.ts";
import { lookForAddress } from "./missing-pages.ts";
import { readInlineScript } from "./read-inline-script.ts";

/** What a page needs to know of the site that it belongs to. */
export type Surroundings = { redirects: Redirect[]; origins: Origins };

const standInStorage = readInlineScript("./stand-in-storage.js");

/** Makes of a pre-rendered page what hosts send: its scripts wait, and it carries its own policy. */
export function finishPage(file: string, html: string, site: Surroundings): string {
  const page = parse(html);
  deferScripts(page);
  lookForAddress(file, page, site.redirects);
  insertIntoHead(page, "script", { text: standInStorage });
  const policy = contentSecurityPolicy(page, site.origins);
  insertIntoHead(page, "meta", { "http-equiv": "Content-Security-Policy", content: policy });
  return serialize(page);
}
