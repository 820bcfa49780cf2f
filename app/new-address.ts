import { findRedirect, type Redirect } from "./redirects.ts";

const OWNERS_REDIRECTS_PATH = "/redirects.json";

let ownersRedirects: Promise<Redirect[]> | undefined;

/** Where a path without a page leads now. The owner's table is fetched once somebody needs it. */
export async function findNewAddress(pathname: string): Promise<string | undefined> {
  const target = findRedirect(pathname);
  if (target) return target;
  ownersRedirects ??= fetchOwnersRedirects();
  return findRedirect(pathname, await ownersRedirects);
}

async function fetchOwnersRedirects(): Promise<Redirect[]> {
  const response = await fetch(OWNERS_REDIRECTS_PATH);
  return response.ok ? response.json() : [];
}
