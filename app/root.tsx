import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { MARK_PATH } from "#app/config/paths.ts";
import { useShownPath } from "#app/hooks/use-picture-first.ts";
import { getShell } from "#app/model/pages/shell.server.ts";
import { isMissing } from "#app/shell/is-missing.ts";
import { MissingPage } from "#app/shell/missing-page.tsx";
import { PageError } from "#app/shell/page-error.tsx";
import { Shell } from "#app/shell/shell.tsx";
import { useAnnounceHydration } from "#app/shell/use-announce-hydration.ts";
import type { Route } from "./+types/root";
import textFont from "./fonts/commissioner-essential.woff2?url";
import displayFont from "./fonts/newsreader-display-essential.woff2?url";
import "./app.css";

/** Asked for at once, so that they are there before the start-up screen leaves. */
const FONTS_OF_EVERY_PAGE = [displayFont, textFont];

export const loader = () => getShell();

export const links: Route.LinksFunction = () => [
  ...FONTS_OF_EVERY_PAGE.map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
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
        <link rel="icon" href={shell?.hasMark ? MARK_PATH : "/favicon.svg"} type="image/svg+xml" />
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
  useAnnounceHydration();
  useShownPath();
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  );
}

/** Also for the few addresses that no route matches, such as one with a line break in it. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = isMissing(error) ? <MissingPage /> : <PageError />;
  return loaderData ? <Shell {...loaderData}>{page}</Shell> : <main>{page}</main>;
}
