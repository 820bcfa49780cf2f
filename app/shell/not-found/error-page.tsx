import { loadPage } from "#app/shell/loading/navigations.ts";
import { Button } from "#app/ui/button.tsx";
import { Horizon, NotFound } from "./not-found.tsx";

export default function ErrorPage({ isNotFound }: { isNotFound: boolean }) {
  if (!isNotFound) return <SomethingWrong />;
  return (
    <>
      <title>Page not found</title>
      <NotFound />
    </>
  );
}

/** Without a page change it takes the focus itself. */
function SomethingWrong() {
  return (
    <>
      <title>Something went wrong</title>
      <Horizon>
        <h1 ref={takeFocus} tabIndex={-1}>
          Something went wrong
        </h1>
        <p className="mt-5 max-w-measure text-lead text-umber-soft">
          This page could not be shown. Please try again; everything else on the site still works.
        </p>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <Button onClick={() => loadPage(window.location.href)}>Try again</Button>
          {/* A plain link: the router may be what went wrong. */}
          <a className="underline-drawn py-2.5 text-small font-medium" href="/">
            Return to Home
          </a>
        </p>
      </Horizon>
    </>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();
