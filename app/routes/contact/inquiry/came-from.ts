let previousPath: string | undefined;

export function keepPreviousPath(path: string) {
  previousPath = path;
}

/** Where a visitor came from, without the query, which may hold words that they typed. */
export function cameFrom(referrer: string, origin: string): string | undefined {
  if (previousPath || !referrer) return previousPath;
  const url = new URL(referrer);
  return url.origin === origin ? url.pathname : url.origin + url.pathname;
}
