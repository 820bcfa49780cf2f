let previousPath: string | undefined;

/** Called while the router is still on the page being left. */
export function keepPreviousPath(path: string) {
  previousPath = path;
}

/** The page a visitor came from: a path of this site, or the address of another one. */
export function cameFrom(referrer: string, origin: string): string | undefined {
  if (previousPath) return previousPath;
  if (referrer.startsWith(`${origin}/`)) return referrer.slice(origin.length);
  return referrer || undefined;
}
