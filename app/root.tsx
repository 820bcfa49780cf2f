import { type ReactNode, useEffect } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { ICON_PATH, LOGO_PATH } from "./config/paths.ts";
import { STARTUP_SCREEN_MS } from "./config/timing.ts";
import textFont from "./fonts/commissioner-essential.woff2?url";
import displayFont from "./fonts/newsreader-display-essential.woff2?url";
import { getShell } from "./model/queries/shell.server.ts";
import { PageTags, StructuredData } from "./seo/page-tags.tsx";
import { ErrorPage } from "./shell/not-found/error-page.tsx";
import { Shell } from "./shell/shell.tsx";
import "./app.css";

export const loader = () => getShell();

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageTags />
        {/* Preloaded, so that they are there before the start-up screen leaves. */}
        {[displayFont, textFont].map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <Links />
        {/* Safari shows no SVG here. */}
        <link rel="icon" href="/icon-192.png" sizes="192x192" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {shell?.themeCss && <style>{shell.themeCss}</style>}
        <link rel="icon" href={shell?.hasLogo ? LOGO_PATH : ICON_PATH} type="image/svg+xml" />
        {shell?.hasBlog && (
          <link rel="alternate" href="/feed.xml" type="application/rss+xml" title="Blog" />
        )}
      </head>
      <body style={{ "--startup-ms": `${STARTUP_SCREEN_MS}ms` }}>
        {children}
        {/* Not one of the scripts that wait: it comes before the first paint. */}
        <ScrollRestoration nonce="" />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  // Tells hosting/html/deferred-hydration.js to hand over what was pressed before.
  useEffect(() => {
    window.dispatchEvent(new Event("hydrated"));
  }, []);
  return (
    <>
      <Shell {...loaderData}>
        <Outlet />
      </Shell>
      <StructuredData />
    </>
  );
}

/** Also for paths that no route matches, such as one with a line break in it. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = <ErrorPage error={error} />;
  return loaderData ? <Shell {...loaderData}>{page}</Shell> : <main>{page}</main>;
}
