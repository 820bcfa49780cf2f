/** This script starts React at idle or at the first press, and repeats the presses that came before. */
(() => {
  addEventListener("submit", (event) => {
    if (!event.target.hasAttribute("action")) event.preventDefault();
    if (event.defaultPrevented) return;
    // The browser doesn't report whether a mail program has opened.
    const note = event.target.querySelector("[data-mail-note]");
    if (note) note.hidden = false;
  });

  // Every browser of BROWSER_FLOOR in vite.config.ts has both; an older one keeps the plain HTML.
  if (!window.CSSPropertyRule || !("popover" in HTMLElement.prototype)) return;

  const listening = new AbortController();
  const listen = (type, listener) =>
    addEventListener(type, listener, { capture: true, passive: true, signal: listening.signal });

  let hasTyped = false;
  listen("input", () => {
    hasTyped = true;
  });

  // React can't hydrate this HTML at the address of another page.
  const { pathname } = location;
  listen("popstate", () => {
    if (location.pathname !== pathname) location.reload();
  });

  // Only React handles these buttons. Each pressed one is clicked once after hydration.
  const answeredByReact = 'button[type="button"]:not([popovertarget]), form:not([action]) button';
  const pressed = new Set();
  const keepPress = (event) => {
    const button = event.target.closest(answeredByReact);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!button.closest("[data-start-notice]")) pressed.add(button);
    else if (isOutdated && !hasTyped) location.reload();
    start();
  };
  addEventListener("click", keepPress, { capture: true, signal: listening.signal });
  const handOver = () => {
    listening.abort();
    for (const button of pressed) button.click();
  };
  // During React's own task, a click would not reach the parts that aren't hydrated yet.
  addEventListener("hydrated", () => setTimeout(handOver), { once: true });

  let isStarting = false;
  let isOutdated = false;
  const start = async () => {
    // The list of files may be incomplete until the page is parsed.
    if (isStarting || document.readyState === "loading") return;
    isStarting = true;
    const notice = document.querySelector("[data-start-notice]");
    try {
      const files = document.querySelector("[data-files]").dataset.files.split(" ");
      await Promise.all(files.map((file) => load(file).catch(() => load(file))));
      // Importing all modules at once would block presses. The last one imports the entry that starts React.
      for (const file of files) if (!file.includes("/entry.client-")) await import(file);
      notice.hidden = true;
    } catch {
      isStarting = false;
      notice.hidden = pressed.size === 0;
    }
  };
  // Files are fetched before their import, because a browser may keep a failed module.
  const load = async (file) => {
    const response = await fetch(file);
    // A new deployment has removed the files of this page.
    isOutdated ||= response.status === 404;
    if (!response.ok) throw new Error(file);
    await response.arrayBuffer();
  };

  const startAtIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  // On a fast connection, load comes before the first paint, so this waits for 100 ms without a new paint
  // entry.
  addEventListener("load", async () => {
    let timer = setTimeout(startAtIdle, 3000);
    const eager = [...document.images].filter(({ loading }) => loading !== "lazy");
    await Promise.allSettled(eager.map((image) => image.decode()));
    const onPaint = () => {
      clearTimeout(timer);
      timer = setTimeout(startAtIdle, 100);
    };
    for (const type of ["paint", "largest-contentful-paint"])
      new PerformanceObserver(onPaint).observe({ type, buffered: true });
  });
  for (const intent of ["pointerdown", "keydown", "focusin"]) listen(intent, start);
  // A photo that never arrives delays the load event.
  setTimeout(start, 10_000);
})();
