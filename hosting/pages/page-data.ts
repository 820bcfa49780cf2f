import { createHash } from "node:crypto";
import { DEFERRED_TYPE } from "./defer-scripts.ts";

/** The router's last scripts: what the page was made from, which React needs to take it over. */
const DATA =
  /<script>(window\.__reactRouterContext\.streamController\.enqueue\([^<]*\);)<\/script>(.*?)<script>(window\.__reactRouterContext\.streamController\.close\(\);)<\/script>/s;

/**
 * Takes a page's data out into a file of its own. Nothing of it is shown, and without it a page
 * fits into the first flight of a new connection, which ends after some 14 KB.
 */
export function takeOutData(html: string): { html: string; file: string; data: string } {
  const [, given, between, end] = DATA.exec(html) ?? [];
  if (!given || between === undefined || !end) throw new Error("the page has no data to take out");
  const data = given + end;
  const file = `/assets/data-${createHash("sha256").update(data).digest("hex").slice(0, 16)}.js`;
  const emptied = `<script type="${DEFERRED_TYPE}" data-src="${file}"></script>${between}<script></script>`;
  return { html: html.replace(DATA, () => emptied), file, data };
}
