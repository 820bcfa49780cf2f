import { getSummary } from "#app/model/pages/site/summary.server.ts";
import { llmsText } from "#app/seo/llms-text.ts";

export const loader = async () =>
  new Response(llmsText(await getSummary()), { headers: { "Content-Type": "text/plain" } });
