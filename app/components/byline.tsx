import { formatDate } from "#app/lib/text/format-date.ts";
import type { PostCard } from "#app/model/pages/parts/post-card.server.ts";

type Props = Pick<PostCard, "author" | "date" | "readTime">;

export function Byline({ author, date, readTime }: Props) {
  return (
    <p className="text-caption text-umber-soft">
      {author} · <time dateTime={date}>{formatDate(date)}</time> · {readTime}
    </p>
  );
}
