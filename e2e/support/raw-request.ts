import { type IncomingHttpHeaders, request } from "node:http";

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a path exactly as given: fetch would tidy it up first. */
export function rawRequest(origin: string, path: string, method = "GET"): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    const sent = request({ hostname, port, path, method }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    sent.on("error", fail);
    sent.end();
  });
}
