import { getFeed } from "#app/model/pages/feed.server.ts";
import { feed } from "#app/seo/feed.ts";

export const loader = async () =>
  new Response(feed(await getFeed()), { headers: { "Content-Type": "application/rss+xml" } });
