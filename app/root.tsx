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
        {/* The fonts must arrive before the start-up screen lifts. */}
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
        {/* Safari shows no SVG icon. */}
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
        {/* Its script must run before the first paint, so it lacks the nonce of the deferred ones. */}
        <ScrollRestoration nonce="" />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  // deferred-hydration.js then repeats the presses that came before.
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

/** This also shows paths that match no route, such as one with a line break. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = <ErrorPage error={error} />;
  return loaderData ? <Shell {...loaderData}>{page}</Shell> : <main>{page}</main>;
}
