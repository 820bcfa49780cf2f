import type { PostCard } from "#app/model/queries/blog.server.ts";

type Props = Pick<PostCard, "author" | "date" | "dateText" | "readTime">;

export function Byline({ author, date, dateText, readTime }: Props) {
  return (
    <p className="caption">
      {author} · <time dateTime={date}>{dateText}</time> · {readTime}
    </p>
  );
}
