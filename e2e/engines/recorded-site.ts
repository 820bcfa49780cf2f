import { createServer, type IncomingMessage } from "node:http";
import { buffer, text } from "node:stream/consumers";
import { startLocally } from "#scripts/support/start-locally.ts";

/** A first script reports what a page logs or refuses, and leads through the tour. */
export async function startRecordedSite(origin: string, tour: string[] = []) {
  const site: RecordedSite = {
    origin: "",
    messages: [],
    formService: "",
    fault: undefined,
    stop() {},
  };
  const server = createServer(async (request, response) => {
    if (site.fault === "server gone") {
      request.destroy();
      return;
    }
    if (site.fault === "files replaced" && request.url?.endsWith(".js")) {
      response.writeHead(404, { "Cache-Control": "no-store" }).end();
      return;
    }
    if (request.url === "/recorded") {
      site.messages.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    if (request.url === "/record.js") {
      response
        .writeHead(200, { "Content-Type": "text/javascript" })
        .end(`(${record})();(${goOn})(${JSON.stringify(tour)}, "${END_OF_TOUR}")`);
      return;
    }
    const answer = await (request.url === INQUIRIES
      ? passOn(request, site.formService)
      : fetch(origin + request.url, { redirect: "manual" }));
    const headers = new Headers(answer.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding"])
      headers.delete(name);
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = headers.get("content-type")?.startsWith("text/html");
    response
      .writeHead(answer.status, Object.fromEntries(headers))
      .end(isPage ? body.toString().replace("<head>", RECORDER) : body);
  });
  return Object.assign(site, await startLocally(server));
}

export type RecordedSite = {
  origin: string;
  messages: string[];
  /** Where it passes on what is sent to INQUIRIES: the policy of a page names no other server. */
  formService: string;
  fault: "files replaced" | "server gone" | undefined;
  stop(): void;
};

export const INQUIRIES = "/inquiries";

const passOn = async (request: IncomingMessage, address: string) =>
  fetch(address, {
    method: "POST",
    headers: { "Content-Type": request.headers["content-type"] ?? "" },
    body: await buffer(request),
  });

export const END_OF_TOUR = "The tour is over.";

const RECORDER = '<head><script src="/record.js"></script>';

/** Runs in the page, before everything else. */
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

/** Runs in the page: some browsers are not to be told where to go next. */
function goOn(tour: string[], end: string) {
  const at = tour.indexOf(location.pathname);
  if (at < 0) return;
  const leave = () => {
    const next = tour[at + 1];
    if (next) location.href = next;
    else navigator.sendBeacon("/recorded", end);
  };
  window.addEventListener("hydrated", () => setTimeout(leave, 300));
  window.addEventListener("load", () => dispatchEvent(new Event("focusin")));
}
