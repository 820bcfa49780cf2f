import { PageLinks } from "#app/components/page-links.tsx";
import { Reveal } from "#app/components/reveal.tsx";
import type { ListResults } from "#app/hooks/use-list-results.ts";
import type { PostCard as Post } from "#app/model/pages/parts/post-card.server.ts";
import { LeadPost, PostCard } from "./post-card.tsx";

type Props = {
  results: ListResults<Post>;
  /** Its newest post leads until a search begins. */
  isFirstPage: boolean;
};

export function PostList({ results, isFirstPage }: Props) {
  const { shown, state, pages } = results;
  const lead = state !== "selected" && isFirstPage ? shown[0] : undefined;
  const cards = shown.filter((post) => post !== lead);
  return (
    <div className="col-span-full grid-page min-h-120 content-start gap-y-band lg:col-[4/-1] lg:grid-cols-9">
      {lead && <LeadPost post={lead} />}
      {shown.length === 0 && (
        <p className="col-span-full max-w-[18em] font-serif text-quote font-light">
          No articles found matching your search criteria.
        </p>
      )}
      <ul className="col-span-full grid-page gap-y-[inherit] lg:grid-cols-9">
        {cards.map((post) => (
          <Reveal key={post.id} className={CARD}>
            <PostCard post={post} />
          </Reveal>
        ))}
      </ul>
      <PageLinks {...pages} />
    </div>
  );
}

/** Wide and narrow cards change sides from row to row. */
const CARD =
  "@container col-span-full md:col-span-6 lg:col-span-4 lg:nth-[4n]:col-span-5 lg:nth-[4n+1]:col-span-5";
