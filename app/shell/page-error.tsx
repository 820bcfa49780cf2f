/** The last resort: a page that says what to do, even when nothing else could be shown. */
export function PageError() {
  return (
    <main className="wrap grid min-h-svh content-center gap-6 py-section">
      <title>Something went wrong</title>
      <h1>Something went wrong</h1>
      <p className="max-w-measure text-lead text-umber-soft">
        This page could not be shown. Please try again; everything else on the site still works.
      </p>
      <p className="flex flex-wrap gap-6">
        <button
          type="button"
          className="underline-drawn py-2.5 font-medium"
          onClick={() => window.location.reload()}
        >
          Try again
        </button>
        <a className="underline-drawn py-2.5 font-medium" href="/">
          Return to Home
        </a>
      </p>
    </main>
  );
}
