/** Pages with the same first segment and depth share a layout. */
export function limitPerRoute(paths: string[], most = 1): string[] {
  const found = new Map<string, number>();
  return paths.filter((path) => {
    const [, first, ...rest] = path.split("/");
    const kind = `${first} ${rest.length}`;
    const count = (found.get(kind) ?? 0) + 1;
    found.set(kind, count);
    return count <= most;
  });
}
