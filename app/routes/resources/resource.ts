import { renderSVG } from "uqr";
import { LIST_PATHS, LOGO_PATH, QR_CODES_PATTERN, REDIRECTS_PATH } from "#app/config/paths.ts";
import { parseQrCodePath } from "#app/lib/qr-code-path.ts";
import { getSite } from "#app/model/load/site.server.ts";
import { getFeed, getPostList } from "#app/model/queries/blog.server.ts";
import { getProjectList, getProjectTitles } from "#app/model/queries/portfolio.server.ts";
import { getRedirectTable } from "#app/model/queries/site/redirects.server.ts";
import { getLogo, getPalette } from "#app/model/queries/site/theme.server.ts";
import { buildFeed } from "#app/seo/feed.ts";
import type { Route } from "./+types/resource";

export async function loader({ pattern, request }: Route.LoaderArgs) {
  return (
    (await RESOURCES[pattern]?.(new URL(request.url).pathname)) ??
    new Response(null, { status: 404 })
  );
}

const RESOURCES: Record<string, (path: string) => Promise<Response | undefined>> = {
  [LIST_PATHS.projects]: async () => Response.json(getProjectList(await getSite())),
  [LIST_PATHS.posts]: async () => Response.json(getPostList(await getSite())),
  [LIST_PATHS.projectTitles]: async () => Response.json(getProjectTitles(await getSite())),
  [REDIRECTS_PATH]: async () => Response.json(await getRedirectTable()),
  "/robots.txt": async () => {
    const { website } = (await getSite()).content.business;
    return respond(`User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`, "text/plain");
  },
  "/manifest.webmanifest": async () =>
    respond(JSON.stringify(await getManifest()), "application/manifest+json"),
  "/feed.xml": async () => {
    const channel = getFeed(await getSite());
    return channel && respond(buildFeed(channel), "application/rss+xml");
  },
  [LOGO_PATH]: async () => {
    const logo = await getLogo();
    return logo && respond(new Uint8Array(logo), "image/svg+xml");
  },
  [QR_CODES_PATTERN]: async (path) => {
    const { website } = (await getSite()).content.business;
    return respond(renderQrCode(website + parseQrCodePath(path)), "image/svg+xml");
  },
};

/** Level M is still read with a fold across it, and needs four free modules around it. */
const renderQrCode = (url: string) => renderSVG(url, { ecc: "M", border: 4 });

const respond = (body: BodyInit, type: string) =>
  new Response(body, { headers: { "Content-Type": type } });

async function getManifest() {
  const { business } = (await getSite()).content;
  const { paper } = await getPalette();
  return {
    name: business.alternateName,
    short_name: business.name,
    description: business.about,
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
    ],
  };
}
