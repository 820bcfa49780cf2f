import { useDeferredValue, useRef } from "react";
import { ListStatus } from "#app/components/list-status.tsx";
import { LIST_PATHS, PATHS } from "#app/config/paths.ts";
import { useListResults } from "#app/hooks/use-list-results.ts";
import { countOf } from "#app/lib/text/words.ts";
import type { BlogPage } from "#app/model/pages/blog.server.ts";
import { PostList } from "./post-list.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { matchesSearch, SEARCH_NAME, useSearch } from "./use-search.ts";

type Props = Pick<BlogPage, "posts" | "list" | "categories">;

export function Posts({ posts, list, categories }: Props) {
  const top = useRef<HTMLDivElement>(null);
  const { field, search, page, setSearch } = useSearch();
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
  // On a slow phone the typed letter and the count come before the list.
  const postList = useDeferredValue(<PostList results={results} isFirstPage={list.page === 1} />);

  const startSearch = (text: string) => {
    setSearch(text);
    // A shorter list would end above the window of a reader who has scrolled down.
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
      {postList}
    </div>
  );
}
