import { getShell } from "#app/model/pages/shell.server.ts";
import { getPalette } from "#app/model/pages/site/theme.server.ts";

export async function loader() {
  const { business } = await getShell();
  const { paper } = await getPalette();
  const manifest = {
    name: business.alternateName,
    short_name: business.name,
    description: business.about,
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
