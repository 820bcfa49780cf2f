import { createServer, type IncomingMessage } from "node:http";
import { buffer, text } from "node:stream/consumers";
import { startLocally } from "#scripts/support/start-locally.ts";

/** A first script reports what a page logs or refuses. */
export async function startRecordedSite(origin: string) {
  const site = {
    messages: [] as string[],
    /** Where it passes on what is sent to INQUIRIES: the policy of a page names no other server. */
    formService: "",
    fault: undefined as "files replaced" | "data gone" | undefined,
  };
  const server = createServer(async (request, response) => {
    const { url = "" } = request;
    if (site.fault === "data gone" && url.includes(".data")) request.destroy();
    else if (site.fault === "files replaced" && url.endsWith(".js"))
      response.writeHead(404, { "Cache-Control": "no-store" }).end();
    else if (url === "/recorded") {
      site.messages.push(await text(request));
      response.writeHead(204).end();
    } else if (url === "/record.js")
      response.setHeader("Content-Type", "text/javascript").end(`(${record})()`);
    else {
      const answer = await (url === INQUIRIES
        ? passOn(request, site.formService)
        : fetch(origin + url, { redirect: "manual" }));
      const headers = new Headers(answer.headers);
      for (const name of ["content-encoding", "content-length", "transfer-encoding"])
        headers.delete(name);
      const body = Buffer.from(await answer.arrayBuffer());
      const isPage = headers.get("content-type")?.startsWith("text/html");
      response
        .writeHead(answer.status, Object.fromEntries(headers))
        .end(isPage ? body.toString().replace("<head>", RECORDER) : body);
    }
  });
  return Object.assign(site, await startLocally(server));
}

export type RecordedSite = Awaited<ReturnType<typeof startRecordedSite>>;

export const INQUIRIES = "/inquiries";

const passOn = async (request: IncomingMessage, address: string) =>
  fetch(address, {
    method: "POST",
    headers: { "Content-Type": request.headers["content-type"] ?? "" },
    body: await buffer(request),
  });

const RECORDER = '<head><script src="/record.js"></script>';

function record() {
  const tell = (...words: unknown[]) =>
    navigator.sendBeacon("/recorded", [location.pathname, ...words].join(" "));
  for (const level of ["debug", "error", "info", "log", "warn"] as const) {
    const log = console[level];
    console[level] = (...words) => {
      tell(level, ...words);
      log(...words);
    };
  }
  const onError = ({ message, target }: ErrorEvent) =>
    tell("error", message ?? (target instanceof Element ? target.outerHTML : target));
  window.addEventListener("error", onError, true);
  window.addEventListener("unhandledrejection", ({ reason }) => tell("rejected", reason));
  window.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    tell("refused", violatedDirective, blockedURI),
  );
  window.addEventListener("hydrated", () => {
    window.isHydrated = true;
  });
}
