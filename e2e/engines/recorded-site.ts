import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { InquiryReceiver } from "#e2e/support/inquiry-receiver.ts";
import { createSiteServer } from "#hosting/server/server.ts";
import { startLocally } from "#scripts/support/start-locally.ts";

/** The site with a first script in its pages that reports what they log or refuse. */
export async function startRecordedSite(origin?: string) {
  const site = {
    messages: [] as string[],
    /** Receives what is sent to INQUIRIES: the policy of a page names no other server. */
    receiver: new InquiryReceiver(),
    fault: undefined as "files replaced" | "data gone" | undefined,
  };
  const files = createSiteServer("build");
  const server = createServer(async (request, response) => {
    const { url = "", headers } = request;
    if (site.fault === "data gone" && url.includes(".data")) request.destroy();
    else if (site.fault === "files replaced" && url.endsWith(".js")) response.writeHead(404).end();
    else if (url === INQUIRIES) site.receiver.receive(request, response);
    else if (url === "/recorded") {
      site.messages.push(await text(request));
      response.writeHead(204).end();
    } else if (url === "/record.js")
      response.setHeader("Content-Type", "text/javascript").end(`(${record})()`);
    else if (headers.accept?.startsWith("text/html")) {
      const page = await fetch(new URL(url, origin));
      const html = (await page.text()).replace("<head>", RECORDER);
      response.writeHead(page.status, { "Content-Type": "text/html; charset=utf-8" }).end(html);
    } else files.emit("request", request, response);
  });
  return Object.assign(site, await startLocally(server));
}

export const INQUIRIES = "/inquiries";

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
