import { getSite } from "#app/model/read/site.server.ts";

/** What header, footer and structured data need on every page. */
export async function getShell() {
  const { content } = await getSite();
  return { business: content.business, builtIn: new Date().getFullYear() };
}

export type Shell = Awaited<ReturnType<typeof getShell>>;
