import { createServer } from "node:http";
import { join } from "node:path";
import { HeadersHandler } from "@netlify/headers";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { StaticHandler } from "@netlify/static";
import redirector from "netlify-redirector";
import { joinTarget } from "#app/lib/join-target.ts";

/** Netlify's own parsers and matcher, asked in its documented order: a file, the first rule, 404.html. */
export async function createNetlifyServer(folder: string, client: string) {
  const files = new StaticHandler({ directory: client });
  const headers = new HeadersHandler({ projectDir: folder, logger: console });
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(folder, "_redirects")],
    netlifyConfigPath: "netlify.toml",
    configRedirects: [],
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, errors.join("\n"));
  const matcher = await redirector.parseJSON(JSON.stringify(redirects), {});

  return createServer(async (request, response) => {
    const { pathname, search, href } = new URL(request.url ?? "/", "http://localhost");

    async function send(path: string, status: number) {
      const asked = new Request(new URL(path, href));
      const answer = await (await files.match(asked))?.handle();
      if (!answer) return false;
      await headers.apply(asked, answer);
      response.writeHead(status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
      return true;
    }

    const rule = matcher.match({
      scheme: "http",
      host: "localhost",
      path: decodeURIComponent(pathname),
      query: search.slice(1),
      getHeader: () => "",
      getCookie: () => "",
    });
    if (!rule?.force && (await send(pathname, 200))) return;
    if (rule && rule.status >= 300 && rule.status < 400) {
      const Location = rule.to.includes("?") ? rule.to : joinTarget(rule.to, search);
      response.writeHead(rule.status, { Location }).end();
    } else if (!rule || !(await send(rule.to, rule.status))) await send("/404.html", 404);
  });
}
