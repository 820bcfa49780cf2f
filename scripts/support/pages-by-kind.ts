/** The first page of each kind: pages are of one kind when their paths differ below the first part. */
export function onePageOfEachKind(paths: string[]): string[] {
  const kinds = new Map<string, string>();
  for (const path of paths) {
    const [, first, ...rest] = path.split("/");
    const kind = `${first} ${rest.length}`;
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}
