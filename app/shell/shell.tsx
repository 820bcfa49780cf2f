import { type ReactNode, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { HydrationBoundaries } from "#app/components/hydration-boundaries.tsx";
import { PAGE_PROGRESS_DELAY_MS } from "#app/config/timing.ts";
import { useAnalytics } from "#app/hooks/use-analytics.ts";
import { useAttribution } from "#app/hooks/use-attribution.ts";
import { reachHost } from "#app/lib/reach-host.ts";
import type { Shell as ShellData } from "#app/model/queries/shell.server.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Footer } from "./footer.tsx";
import { BrandName } from "./header/brand-name.tsx";
import { Header } from "./header/header.tsx";
import { Logo } from "./logo.tsx";
import { LoadError } from "./not-found/error-page.tsx";
import { Notice } from "./notice.tsx";
import { Toaster } from "./toast/toaster.tsx";
import { useFocus } from "./use-focus.ts";
import { useOfflineBlocker } from "./use-offline-blocker.ts";

export function Shell({ children, ...shell }: ShellData & { children: ReactNode }) {
  useFocus();
  useAttribution();
  useAnalytics();
  return (
    <>
      <StartupScreen {...shell} />
      <PageProgress />
      <Notice {...shell} />
      <Header {...shell} />
      <main id="main">
        <Page>{children}</Page>
      </main>
      <HydrationBoundaries>
        <Breadcrumbs />
        <Footer {...shell} />
      </HydrationBoundaries>
      <Toaster />
      <StartupNotice />
    </>
  );
}

/** deferred-hydration.js shows this if React fails to load after a press. */
function StartupNotice() {
  return (
    <div role="status" className="print:hidden">
      <p data-start-notice hidden className="toast fixed right-4 bottom-0 z-60 items-baseline pr-6">
        A part of this page did not load.
        <button type="button" className="text-link whitespace-nowrap">
          Try again
        </button>
      </p>
    </div>
  );
}

function Page({ children }: { children: ReactNode }) {
  const blocker = useOfflineBlocker();
  if (!blocker) return children;
  const retry = async () => {
    await reachHost();
    blocker.proceed();
  };
  return (
    <LoadError retry={retry}>
      <button type="button" className="text-link" onClick={blocker.reset}>
        Back to previous page
      </button>
    </LoadError>
  );
}

/** CSS alone removes it, so that it also ends without scripts. */
function StartupScreen({ business, hasLogo }: ShellData) {
  return (
    <div aria-hidden="true" data-startup-screen className="startup-screen print:hidden">
      <Logo hasOwn={hasLogo} className="h-20" />
      <BrandName name={business.name} className="text-56" />
    </div>
  );
}

function PageProgress() {
  const isNavigating = useNavigation().state !== "idle";
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isNavigating) return;
    const timer = setTimeout(() => setSlow(true), PAGE_PROGRESS_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isNavigating]);
  return (
    <div aria-live="polite" className="print:hidden">
      {isNavigating && isSlow && (
        <>
          <span className="sr-only">Loading page</span>
          <div data-page-progress className="page-progress" />
        </>
      )}
    </div>
  );
}
