import { PATHS } from "#app/config/paths.ts";
import { buildRedirectUrl } from "#app/lib/build-redirect-url.ts";
import { findCanonicalPath, getNotFoundFile, lookUpRedirect } from "./look-up-redirect.ts";

/** The only script of both not-found pages; the start-up screen covers them until it knows where to go. */
const LONGEST_WAIT_MS = 10_000;

const { pathname, search, hash } = window.location;
const { dataset } = document.documentElement;
const { file } = document.currentScript?.dataset ?? {};

const stop = () => delete dataset.redirecting;
dataset.redirecting = "";
setTimeout(stop, LONGEST_WAIT_MS);

async function redirectOrShow404() {
  // First, since an unknown post of any name is redirected too.
  const target = (await findCanonicalPath(pathname)) ?? (await lookUpRedirect(pathname));
  if (target) return window.location.replace(buildRedirectUrl(target, search, hash));
  console.warn(`404: there is no page at ${pathname}`);
  const expected = getNotFoundFile(pathname);
  if (expected !== file) await show(expected);
  stop();
}

/** GitHub Pages knows one not-found page for everything. */
async function show(file: string) {
  const response = await fetch(`/${file}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  document.title = page.title;
  document.body.replaceWith(page.body);
}

/** The page was rendered for no path of its own. */
function markPortfolio() {
  if (!pathname.toLowerCase().startsWith(PATHS.portfolio)) return;
  for (const link of document.querySelectorAll(`header nav a[href="${PATHS.portfolio}"]`))
    link.setAttribute("aria-current", "page");
}

addEventListener("DOMContentLoaded", markPortfolio);
// Reached within the site, this page has taken the place of one that another address names.
addEventListener("popstate", () => window.location.reload());
redirectOrShow404().catch(stop);
