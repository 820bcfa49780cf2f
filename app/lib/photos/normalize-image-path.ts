export function normalizeImagePath(path: string): string {
  const encoded = path.replaceAll(" ", "%20");
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(encoded);
  return isAbsolute || encoded.startsWith("/") ? encoded : `/${encoded}`;
}
