/**
 * Hosts answer every unknown address with 404.html, which was rendered for one path.
 * React may only hydrate it under that path; the address really asked for waits here.
 */
let requested: string | undefined;

export function keepRequestedPath(path: string) {
  requested = path;
}

export function takeRequestedPath(): string | undefined {
  const path = requested;
  requested = undefined;
  return path;
}
