import { useRef } from "react";
import { Reveal } from "#app/components/reveal.tsx";
import { countOf } from "#app/lib/count-of.ts";
import type { PostCard as Post } from "#app/model/pages/post-card.server.ts";
import { LeadPost } from "./lead-post.tsx";
import { matchesSearch } from "./matches-search.ts";
import { PostCard } from "./post-card.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { useSearchText } from "./use-search-text.ts";

type Props = { posts: Post[] };

/** The search in the margin, the articles beside it; the newest leads until a search begins. */
export function Articles({ posts }: Props) {
  const top = useRef<HTMLDivElement>(null);
  const { field, search, setSearch } = useSearchText("q");
  const found = posts.filter((post) => matchesSearch(post, search));
  const lead = search.trim() ? undefined : found[0];
  const cards = found.filter((post) => post !== lead);

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
        categories={[...new Set(posts.map(({ category }) => category))]}
        result={`Showing ${found.length} of ${countOf(posts.length, "article")}`}
      />
      <div className="col-span-full grid min-h-120 grid-cols-subgrid content-start gap-y-[clamp(3rem,5vw,5.5rem)] lg:col-[4/-1]">
        {lead && <LeadPost post={lead} />}
        {found.length === 0 && (
          <p className="col-span-full max-w-[18em] font-serif text-quote font-light">
            No articles found matching your search criteria.
          </p>
        )}
        <ul className="col-span-full grid grid-cols-subgrid gap-y-[inherit]">
          {cards.map((post) => (
            <Reveal as="li" key={post.id} className={CARD}>
              <PostCard post={post} />
            </Reveal>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Wide and narrow cards change sides from row to row; both share one height of picture. */
const CARD =
  "col-span-full row-span-2 grid grid-rows-subgrid md:col-span-6 lg:col-span-4 lg:nth-[4n]:col-span-5 lg:nth-[4n+1]:col-span-5";
