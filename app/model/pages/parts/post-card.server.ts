import { formatDate } from "#app/lib/text/format-date.ts";
import type { PhotoLibrary } from "#app/model/read/photos.server.ts";
import type { Content } from "#app/model/schema/content.ts";

const DEFAULT_READ_TIME = "3 min read";

export function postCard(post: Content["posts"][number], photos: PhotoLibrary) {
  const { id, title, excerpt, category, author, date, photo } = post;
  return {
    id,
    title,
    excerpt,
    category,
    author,
    date,
    dateText: formatDate(date),
    readTime: post.readTime ?? DEFAULT_READ_TIME,
    photo: photos.photo(photo),
  };
}

export type PostCard = ReturnType<typeof postCard>;
