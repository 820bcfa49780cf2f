import { type ReactNode, useRef } from "react";
import { ListStatus } from "#app/components/list-status.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { Reveal } from "#app/components/reveal.tsx";
import { LIST_PATHS, PATHS } from "#app/config/paths.ts";
import { type ListResults, useListResults } from "#app/hooks/use-list-results.ts";
import { pluralize } from "#app/lib/text/format.ts";
import type { BlogPage } from "#app/model/queries/blog.server.ts";
import { PostCard } from "./post-card.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { matchesSearch, useSearch } from "./use-search.ts";

type Props = Pick<BlogPage, "posts" | "list" | "categories">;

export function Posts({ posts, list, categories }: Props) {
  const top = useRef<HTMLDivElement>(null);
  const { field, query, search, setSearch } = useSearch();
  const isSearch = search.trim() !== "";
  const results = useListResults({
    part: posts,
    list,
    path: PATHS.blog,
    allAt: LIST_PATHS.posts,
    select: isSearch ? (all) => all.filter(matchesSearch(search)) : undefined,
    query,
  });
  const { count, fetchAll } = results;
  const sentence = `Showing ${count} of ${pluralize(list.total, "article")}`;

  const startSearch: typeof setSearch = (text, options) => {
    setSearch(text, options);
    // A reader who has scrolled down would not see a shorter list.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  };

  const clear = () => {
    startSearch("");
    if (!field.current) return;
    field.current.value = "";
    field.current.focus();
  };
  const clearButton = (
    <button type="button" onClick={clear} className="text-link">
      Clear search
    </button>
  );

  return (
    <div ref={top} className="page-container grid-page items-start gap-y-10">
      <SearchPanel
        field={field}
        search={search}
        onSearch={startSearch}
        onReach={fetchAll}
        categories={categories}
      >
        <p role="status">
          <ListStatus results={results} sentence={sentence} entries="articles" />
        </p>
        {isSearch && count > 0 && clearButton}
      </SearchPanel>
      <PostList results={results} isFirstPage={list.page === 1}>
        {clearButton}
      </PostList>
    </div>
  );
}

type ListProps = {
  results: ListResults<BlogPage["posts"][number]>;
  isFirstPage: boolean;
  children: ReactNode;
};

function PostList({ results: { shown, state, pages }, isFirstPage, children }: ListProps) {
  const lead = state !== "selected" && isFirstPage ? shown[0] : undefined;
  const cards = shown.filter((post) => post !== lead);
  return (
    <div className="col-span-full grid-page min-h-120 content-start gap-y-band lg:col-main lg:grid-cols-9">
      {lead && (
        <div className="col-span-full">
          <PostCard post={lead} isLead />
        </div>
      )}
      {shown.length === 0 && (
        <div className="col-span-full">
          <p className="mb-4 max-w-[18em] font-serif text-47">
            No articles found matching your search criteria.
          </p>
          {children}
        </div>
      )}
      <ul className="post-cards col-span-full grid-page gap-y-[inherit] lg:grid-cols-9">
        {cards.map((post) => (
          <Reveal key={post.id}>
            <PostCard post={post} />
          </Reveal>
        ))}
      </ul>
      <Pagination {...pages} />
    </div>
  );
}
