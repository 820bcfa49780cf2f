import { getLogo } from "#app/model/pages/site/theme.server.ts";

export async function loader() {
  const mark = await getLogo();
  if (!mark) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(mark), { headers: { "Content-Type": "image/svg+xml" } });
}
