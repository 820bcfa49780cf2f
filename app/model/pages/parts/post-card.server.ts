import { formatDate } from "#app/lib/text/format-date.ts";
import { isSample } from "#app/model/read/content-folder.server.ts";
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
    readTime: post.readTime ?? (isSample() ? DEFAULT_READ_TIME : countedTime(post)),
    photo: photos.photo(photo),
  };
}

const WORDS_A_MINUTE = 220;

function countedTime({ body }: Content["posts"][number]): string {
  const words = JSON.stringify(body).split(/\s+/).length;
  return `${Math.max(1, Math.round(words / WORDS_A_MINUTE))} min read`;
}

export type PostCard = ReturnType<typeof postCard>;
