import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { useShownPath } from "#app/hooks/use-photo-first.ts";
import type { Route } from "./+types/root";
import { LOGO_PATH } from "./config/paths.ts";
import textFont from "./fonts/commissioner-essential.woff2?url";
import displayFont from "./fonts/newsreader-display-essential.woff2?url";
import { getShell } from "./model/pages/shell.server.ts";
import { keepPage } from "./shell/loading/navigations.ts";
import { NotFound } from "./shell/not-found/not-found.tsx";
import { isNotFound, PageError } from "./shell/not-found/page-error.tsx";
import { Shell } from "./shell/shell.tsx";
import "./app.css";

export const loader = () => getShell();

export const clientMiddleware = [keepPage];

export const links: Route.LinksFunction = () => [
  // So that they are there before the start-up screen leaves.
  ...[displayFont, textFont].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  // Safari shows no SVG here.
  { rel: "icon", href: "/icon-192.png", sizes: "192x192" },
  { rel: "apple-touch-icon", href: "/icon-192.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {shell?.themeCss && <style>{shell.themeCss}</style>}
        <link rel="icon" href={shell?.hasLogo ? LOGO_PATH : "/favicon.svg"} type="image/svg+xml" />
        {shell?.hasBlog && (
          <link rel="alternate" href="/feed.xml" type="application/rss+xml" title="Blog" />
        )}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  // Lets hosting/pages/start-scripts.js repeat what was pressed before hydration.
  useEffect(() => {
    window.dispatchEvent(new Event("hydrated"));
  }, []);
  useShownPath();
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  );
}

/** Also for paths that no route matches, such as one with a line break in it. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = isNotFound(error) ? <NotFound /> : <PageError />;
  return loaderData ? <Shell {...loaderData}>{page}</Shell> : <main>{page}</main>;
}
