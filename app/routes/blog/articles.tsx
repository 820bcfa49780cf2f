import { useRef } from "react";
import { ListStatus } from "#app/components/list-status.tsx";
import { PageLinks } from "#app/components/page-links.tsx";
import { Reveal } from "#app/components/reveal.tsx";
import { LIST_PATHS, PATHS } from "#app/config/paths.ts";
import { useGradualList } from "#app/hooks/use-gradual-list.ts";
import { useListResults } from "#app/hooks/use-list-results.ts";
import { countOf } from "#app/lib/count-of.ts";
import type { BlogPage } from "#app/model/pages/blog.server.ts";
import { LeadPost } from "./lead-post.tsx";
import { matchesSearch } from "./matches-search.ts";
import { PostCard } from "./post-card.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { SEARCH_NAME, useSearchText } from "./use-search-text.ts";

type Props = Pick<BlogPage, "posts" | "list" | "categories">;

/** The search in the margin, the articles beside it; the newest leads until a search begins. */
export function Articles({ posts, list, categories }: Props) {
  const top = useRef<HTMLDivElement>(null);
  const { field, search, page, setSearch } = useSearchText();
  const isSearch = search.trim() !== "";
  const { shown, count, pages, state, reach } = useListResults({
    part: posts,
    list,
    path: PATHS.blog,
    wholeAt: LIST_PATHS.articles,
    select: isSearch ? (all) => all.filter((post) => matchesSearch(post, search)) : undefined,
    query: new URLSearchParams({ [SEARCH_NAME]: search, page: String(page) }),
  });
  const result = `Showing ${count} of ${countOf(list.total, "article")}`;
  const lead = state !== "selected" && list.page === 1 ? shown[0] : undefined;
  const drawn = useGradualList(shown, `${search} ${pages.page}`);
  const cards = drawn.filter((post) => post !== lead);

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
        onReach={reach}
        categories={categories}
        result={<ListStatus state={state} result={result} entries="articles" onRetry={reach} />}
      />
      <div className="col-span-full grid-page min-h-120 content-start gap-y-[clamp(3rem,5vw,5.5rem)] lg:col-[4/-1] lg:grid-cols-9">
        {lead && <LeadPost post={lead} />}
        {shown.length === 0 && (
          <p className="col-span-full max-w-[18em] font-serif text-quote font-light">
            No articles found matching your search criteria.
          </p>
        )}
        <ul className="col-span-full grid-page gap-y-[inherit] lg:grid-cols-9">
          {cards.map((post) => (
            <Reveal as="li" key={post.id} className={CARD}>
              <PostCard post={post} />
            </Reveal>
          ))}
        </ul>
        <PageLinks {...pages} />
      </div>
    </div>
  );
}

/** Wide and narrow cards change sides from row to row. */
const CARD =
  "@container col-span-full md:col-span-6 lg:col-span-4 lg:nth-[4n]:col-span-5 lg:nth-[4n+1]:col-span-5";
