import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { ROUTER_NONCE } from "./config/router-nonce.ts";

/** Pages are rendered at build time only, so the whole page may be awaited. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const router = <ServerRouter context={context} url={request.url} nonce={ROUTER_NONCE} />;
  const body = await renderToReadableStream(router, {
    // Otherwise a large Suspense boundary would be moved to the end of the page, and back by a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  await body.allReady;
  headers.set("Content-Type", "text/html");
  return new Response(body, { status, headers });
}
