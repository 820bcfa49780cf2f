import { PATHS } from "#app/config/paths.ts";
import { buildRedirectUrl } from "#app/lib/build-redirect-url.ts";
import { findCanonicalPath, getNotFoundFile, lookUpRedirect } from "./look-up-redirect.ts";

/** The start-up screen covers the page until the target is known. */
const LONGEST_WAIT_MS = 10_000;

const { pathname, search, hash } = window.location;
const { dataset } = document.documentElement;
const { file } = document.currentScript?.dataset ?? {};

const stop = () => delete dataset.redirecting;
dataset.redirecting = "";
setTimeout(stop, LONGEST_WAIT_MS);

async function redirectOrShow404() {
  // The path comes first, because a redirect also matches unknown posts of any name.
  const target = (await findCanonicalPath(pathname)) ?? (await lookUpRedirect(pathname));
  if (target) return window.location.replace(buildRedirectUrl(target, search, hash));
  console.warn(`404: there is no page at ${pathname}`);
  const expected = getNotFoundFile(pathname);
  if (expected !== file) await show(expected);
  stop();
}

/** GitHub Pages has one not-found page for all paths. */
async function show(file: string) {
  const response = await fetch(`/${file}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  document.title = page.title;
  document.body.replaceWith(page.body);
}

/** The page was rendered without a path of its own. */
function markPortfolio() {
  if (!pathname.toLowerCase().startsWith(PATHS.portfolio)) return;
  for (const link of document.querySelectorAll(`header nav a[href="${PATHS.portfolio}"]`))
    link.setAttribute("aria-current", "page");
}

addEventListener("DOMContentLoaded", markPortfolio);
// After a navigation within the site, this page has replaced the one that Back names.
addEventListener("popstate", () => window.location.reload());
redirectOrShow404().catch(stop);
