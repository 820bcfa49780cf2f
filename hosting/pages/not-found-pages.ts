import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PATHS } from "#app/config/paths.ts";
import { type Redirect, redirectPattern } from "#app/redirects.ts";
import { MISSING_PAGE } from "#hosting/site-rules.ts";
import { insertIntoHead, type Page } from "./html.ts";

/** Where hosts look for the page of an address that has none; projects have their own. */
const MISSING_PAGES = {
  [MISSING_PAGE]: PATHS.notFound,
  [`portfolio/${MISSING_PAGE}`]: PATHS.projectNotFound,
};

/** Gives both pages the names that hosts look for; the router's own fallback is only a shell. */
export async function placeMissingPages(client: string) {
  for (const [file, path] of Object.entries(MISSING_PAGES)) {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await rename(join(client, path, "index.html"), join(client, file));
    await rm(join(client, path), { recursive: true });
    await rm(join(client, `${path}.data`));
  }
  await rm(join(client, "__spa-fallback.html"));
}

/** Lets a page for missing addresses look for the right one before anything is shown. */
export function lookForAddress(
  file: string,
  page: Page,
  redirects: Redirect[],
  findAddress: string,
) {
  if (!(file in MISSING_PAGES)) return;
  const moved = redirects.map((redirect) => [
    `^${redirectPattern(redirect)}$`,
    redirect.to.replace(/:(\w+)/g, "$<$1>"),
  ]);
  insertIntoHead(page, "script", {
    text: findAddress,
    "data-moved": JSON.stringify(moved),
    ...(file !== MISSING_PAGE && { "data-page": "project" }),
  });
}
