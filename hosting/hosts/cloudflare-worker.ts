import { CACHE_REVALIDATE } from "#hosting/site-rules.ts";

type Assets = { ASSETS: { fetch: typeof fetch } };

/**
 * Runs only where there is no file: _headers would let browsers keep a missing script or photo as long
 * as one that is there.
 */
export default {
  async fetch(request: Request, { ASSETS }: Assets) {
    const answer = await ASSETS.fetch(request);
    const response = new Response(answer.body, answer);
    response.headers.set("Cache-Control", CACHE_REVALIDATE);
    return response;
  },
};
