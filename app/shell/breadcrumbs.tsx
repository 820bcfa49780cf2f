import { Link, useMatches } from "react-router";
import { type NavigationItem, PAGES } from "#app/config/pages.ts";

export function Breadcrumbs() {
  const { trail = [] } = (useMatches().at(-1)?.loaderData ?? {}) as { trail?: NavigationItem[] };
  if (trail.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className="on-dark print:hidden bg-walnut text-caption">
      <ol className="page-container flex flex-wrap gap-x-2 py-4 text-walnut-label">
        {[PAGES.home, ...trail].map(({ name, path, lang }: NavigationItem, index) => (
          <li key={path} className="flex">
            {index > 0 && (
              <span aria-hidden="true" className="mr-2 py-1">
                /
              </span>
            )}
            <Link
              to={path}
              lang={lang}
              aria-current={index === trail.length ? "page" : undefined}
              className="subtle-link py-1 hover:text-paper"
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
