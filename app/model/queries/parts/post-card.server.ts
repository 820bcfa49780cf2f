import { pick } from "#app/lib/pick.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import type { Content } from "#app/model/schema/content.ts";
import { getRichTextWords } from "./rich-text.server.ts";

export function getPostCard(post: Content["posts"][number]) {
  return {
    ...pick(post, "id", "title", "excerpt", "category", "author", "date"),
    dateText: formatDate(post.date),
    readTime: post.readTime ?? estimateReadTime(post.body),
  };
}

const WORDS_A_MINUTE = 220;
const LEAST_MINUTES = 3;

function estimateReadTime(body: Content["posts"][number]["body"]): string {
  const words = getRichTextWords(body).split(/\s+/).length;
  return `${Math.max(LEAST_MINUTES, Math.round(words / WORDS_A_MINUTE))} min read`;
}
