import type { NavigationItem } from "#app/config/pages.ts";
import type { ListPosition } from "#app/lib/list-pages.ts";
import { pagePath } from "#app/lib/paths.ts";
import type { Seo } from "#app/model/schema/primitives.ts";
import type { PageDescription } from "./page-head.server.ts";

export function listDescription(
  list: NavigationItem,
  seo: Seo,
  { page, pages }: ListPosition,
): PageDescription {
  const next = page < pages ? pagePath(list.path, page + 1) : undefined;
  if (page === 1) return { seo, trail: [list], next };
  return {
    seo: {
      ...seo,
      detail: `${seo.detail}, page ${page}`,
      description: `Page ${page} of ${pages}: ${seo.description}`,
    },
    trail: [list, { name: `Page ${page}`, path: pagePath(list.path, page) }],
    previous: pagePath(list.path, page - 1),
    next,
  };
}
