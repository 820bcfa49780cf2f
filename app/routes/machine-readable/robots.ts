import { getShell } from "#app/model/pages/shell.server.ts";

export async function loader() {
  const { business } = await getShell();
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${business.website}/sitemap.xml\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain" } });
}
