import { useDeferredValue, useRef } from "react";
import { ListStatus } from "#app/components/list-status.tsx";
import { LIST_PATHS, PATHS } from "#app/config/paths.ts";
import { useListResults } from "#app/hooks/use-list-results.ts";
import { countOf } from "#app/lib/text/words.ts";
import type { BlogPage } from "#app/model/pages/blog.server.ts";
import { ArticleList } from "./article-list.tsx";
import { matchesSearch } from "./matches-search.ts";
import { SearchPanel } from "./search-panel.tsx";
import { SEARCH_NAME, useSearchText } from "./use-search-text.ts";

type Props = Pick<BlogPage, "posts" | "list" | "categories">;

/** The search in the margin, the articles beside it. */
export function Articles({ posts, list, categories }: Props) {
  const top = useRef<HTMLDivElement>(null);
  const { field, search, page, setSearch } = useSearchText();
  const isSearch = search.trim() !== "";
  const results = useListResults({
    part: posts,
    list,
    path: PATHS.blog,
    wholeAt: LIST_PATHS.posts,
    select: isSearch ? (all) => all.filter(matchesSearch(search)) : undefined,
    query: new URLSearchParams({ [SEARCH_NAME]: search, page: String(page) }),
  });
  const { count, state, fetchAll } = results;
  const result = `Showing ${count} of ${countOf(list.total, "article")}`;
  // A slow phone shows a letter and how many articles it leaves before it draws them.
  const articles = useDeferredValue(
    <ArticleList results={results} isFirstPage={list.page === 1} />,
  );

  const startSearch = (text: string) => {
    setSearch(text);
    // A shorter list would slip away above a reader who has scrolled down beside it.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  };

  return (
    <div ref={top} className="wrap grid-page items-start gap-y-10">
      <SearchPanel
        field={field}
        search={search}
        onSearch={startSearch}
        onReach={fetchAll}
        categories={categories}
        result={<ListStatus state={state} result={result} entries="articles" onRetry={fetchAll} />}
      />
      {articles}
    </div>
  );
}
