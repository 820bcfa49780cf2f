/**
 * Hosts answer every unknown address with 404.html, which was rendered for NOT_FOUND_PATH.
 * React may only hydrate it under that path; the address really asked for waits here.
 */
export const NOT_FOUND_PATH = "/not-found";

let requested: string | undefined;

export function keepRequestedPath(path: string) {
  requested = path;
}

export function takeRequestedPath(): string | undefined {
  const path = requested;
  requested = undefined;
  return path;
}
