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

export function takeRequestedPath(): string | undefined {
  const path = requested;
  requested = undefined;
  return path;
}

/** Puts the address back that the visitor knows. With its origin, '//x' stays a path. */
export function showRequestedAddress(path: string) {
  window.history.replaceState(window.history.state, "", window.location.origin + path);
}

/** Lets the start-up screen go that hosting/find-address.js holds while a page is looked for. */
export function stopFinding() {
  delete document.documentElement.dataset.finding;
}
