import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { ROUTER_NONCE } from "./config/router-nonce.ts";

/** Pages are rendered only at build time, so waiting for the whole page delays nobody. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const router = <ServerRouter context={context} url={request.url} nonce={ROUTER_NONCE} />;
  const body = await renderToReadableStream(router, {
    // Otherwise React would move a large Suspense boundary to the page's end, and back by a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  await body.allReady;
  headers.set("Content-Type", "text/html");
  return new Response(body, { status, headers });
}
