import { matchRoutes, type RouteObject } from "react-router";
import routes from "#app/routes.ts";

type Entry = (typeof routes)[number];

/** The first page of each kind: pages are of one kind when the same file shows them. */
export function onePageOfEachKind(paths: string[]): string[] {
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
