import { Link } from "react-router";
import type { ListResults } from "#app/hooks/use-list-results.ts";
import { getPageNumbers } from "#app/lib/pagination.ts";
import { TextLink } from "#app/ui/text-link.tsx";

export function Pagination({ page, pages, to }: ListResults<unknown>["pages"]) {
  if (pages < 2) return null;
  return (
    <nav
      aria-label="Pages"
      className="print:hidden col-span-full mt-band flex flex-wrap items-center justify-between gap-x-6 border-y border-line py-2"
    >
      {page > 1 && (
        <TextLink to={to(page - 1)} rel="prev">
          Previous
        </TextLink>
      )}
      <ol className="flex items-center">
        {getPageNumbers(page, pages).map((number, index, numbers) => (
          <li key={number} className="flex items-center">
            {number - (numbers[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <Link
              to={to(number)}
              aria-label={`Page ${number} of ${pages}`}
              aria-current={number === page ? "page" : undefined}
              className="pagination-number"
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <TextLink to={to(page + 1)} rel="next">
          Next
        </TextLink>
      )}
    </nav>
  );
}
