import { type ReactNode, useEffect, useState } from "react";
import { isRouteErrorResponse, useRouteLoaderData } from "react-router";
import { useIsClientNavigation } from "#app/hooks/use-client-value.ts";
import { formatPageTitle } from "#app/lib/format-page-title.ts";
import { reachHost } from "#app/lib/reach-host.ts";
import type { Shell } from "#app/model/queries/shell.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorLayout, NotFound } from "./not-found.tsx";

export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <UnknownPath />;
  return (
    <LoadError retry={reloadPage}>
      <a className="text-link" href="/">
        Return to Home
      </a>
    </LoadError>
  );
}

/** Reload: the host may have a redirect or newer deploy. */
export function UnknownPath() {
  const isClientNavigation = useIsClientNavigation();
  useEffect(() => {
    if (isClientNavigation) window.location.reload();
  }, [isClientNavigation]);
  if (!isClientNavigation) return <NotFound />;
  return (
    <ErrorLayout>
      <div role="status">
        <span className="sr-only">Loading page</span>
        <div className="spinner" />
      </div>
    </ErrorLayout>
  );
}

/** Without an answer from the host, the browser's own error page would replace this one. */
async function reloadPage() {
  await reachHost();
  window.location.reload();
}

const LOAD_ERROR = "This page could not be loaded";

const formatTitle = ({ business: { city, name } }: Shell) =>
  formatPageTitle({ type: "Page Not Loaded", city, detail: "Please try again", brand: name });

type Props = { retry: () => Promise<void>; children: ReactNode };

export function LoadError({ retry, children }: Props) {
  const shell = useRouteLoaderData<Shell>("root");
  const [failures, setFailures] = useState(0);
  const tryAgain = async () => {
    try {
      await retry();
    } catch {
      setFailures(failures + 1);
    }
  };
  return (
    <>
      <title>{shell ? formatTitle(shell) : LOAD_ERROR}</title>
      <ErrorLayout>
        <h1 ref={takeFocus} tabIndex={-1}>
          {LOAD_ERROR}
        </h1>
        <p className="mt-5 max-w-measure text-lead text-umber-soft">
          Please try again{shell && ", or call "}
          {shell && <a href={shell.dial}>{shell.business.phone}</a>}. What you have typed is kept.
        </p>
        <p role="status">{failures > 0 && `Still can't connect (attempt ${failures}).`}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <Button onClick={tryAgain}>Try again</Button>
          {children}
        </p>
      </ErrorLayout>
    </>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();
