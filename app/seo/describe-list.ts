import type { NavigationItem } from "#app/config/pages.ts";
import type { PageInfo } from "#app/lib/pagination.ts";
import { getListPagePath } from "#app/lib/paths.ts";
import type { Seo } from "#app/model/schema/primitives.ts";
import type { PageDescription } from "./page-head.server.ts";

export function describeList(
  list: NavigationItem,
  seo: Seo,
  { page, pages }: PageInfo,
): PageDescription {
  const path = getListPagePath(list.path, page);
  const next = page < pages ? getListPagePath(list.path, page + 1) : undefined;
  if (page === 1) return { path, seo, trail: [list], next };
  return {
    path,
    seo: {
      ...seo,
      detail: `${seo.detail}, page ${page}`,
      description: `Page ${page} of ${pages}: ${seo.description}`,
    },
    trail: [list, { name: `Page ${page}`, path }],
    previous: getListPagePath(list.path, page - 1),
    next,
  };
}
