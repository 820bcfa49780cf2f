import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** Pages are rendered at build time only, so the whole page may be awaited. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Otherwise a large Suspense boundary would be moved to the end of the page, and back by a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  await body.allReady;
  headers.set("Content-Type", "text/html");
  return new Response(body, { status, headers });
}
