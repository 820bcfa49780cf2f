/**
 * Hosts answer unknown addresses with pages that were rendered for one path each. React may only
 * hydrate such a page under that path; the address really asked for waits here.
 */
let requested: string | undefined;

export function hydrateUnder(renderedAt: string) {
  const { pathname, search, hash } = window.location;
  if (pathname === renderedAt) return;
  requested = pathname + search + hash;
  window.history.replaceState(null, "", renderedAt);
}

/** Some hosts also serve a page by its file's name or with needless slashes; its own address is meant. */
export function hydrateUnderOwnAddress() {
  const { pathname, search, hash } = window.location;
  const own = ownAddress(pathname);
  if (own !== pathname) window.history.replaceState(null, "", own + search + hash);
}

export function ownAddress(pathname: string): string {
  const path = pathname
    .replace(/(%2f|\/)+/gi, "/")
    .replace(/\.html$/, "")
    .replace(/\/(index)?$/, "");
  return path || "/";
}

export function takeRequestedPath(): string | undefined {
  const path = requested;
  requested = undefined;
  return path;
}

/** Puts the address back that the visitor knows. With its origin, '//x' stays a path. */
export function showRequestedAddress(path: string) {
  window.history.replaceState(window.history.state, "", window.location.origin + path);
}

/** Lets the start-up screen go that hosting/pages/find-address.js holds while a page is looked for. */
export function stopFinding() {
  delete document.documentElement.dataset.finding;
}
