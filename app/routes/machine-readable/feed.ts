import { getFeed } from "#app/model/pages/site/feed.server.ts";
import { feed } from "#app/seo/feed.ts";

export async function loader() {
  const channel = await getFeed();
  if (!channel) return new Response(null, { status: 404 });
  return new Response(feed(channel), { headers: { "Content-Type": "application/rss+xml" } });
}
