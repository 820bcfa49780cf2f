import { matchRoutes, type RouteObject } from "react-router";

type Entry = typeof import("#app/routes.ts")["default"][number];

/** The first page of each kind: pages are of one kind when the same file shows them. */
export async function onePageOfEachKind(paths: string[]): Promise<string[]> {
  // Which routes there are depends on the content, and reading it may fail.
  const { default: routes } = await import("#app/routes.ts");
  const all = routes.map(toRoute);
  const kinds = new Map<string, string>();
  for (const path of paths) {
    const kind = matchRoutes(all, path)?.at(-1)?.route.handle;
    if (kind && !kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}

function toRoute({ file, path, index, caseSensitive, children }: Entry): RouteObject {
  return index
    ? { index, handle: file }
    : { path, caseSensitive, handle: file, children: children?.map(toRoute) };
}
