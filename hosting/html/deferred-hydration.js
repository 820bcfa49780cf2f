/** Until React answers, this page listens; at "hydrated" it hands over what it has heard. */
(() => {
  addEventListener("submit", (event) => {
    if (!event.target.hasAttribute("action")) event.preventDefault();
    if (event.defaultPrevented) return;
    // The browser does not say whether there is a mail program.
    const note = event.target.querySelector("[data-mail-note]");
    if (note) note.hidden = false;
  });

  // The browsers of vite.config.ts have both of these; in anything older the page stays plain HTML.
  if (!window.CSSPropertyRule || !("popover" in HTMLElement.prototype)) return;

  const listening = new AbortController();
  const listen = (type, listener) =>
    addEventListener(type, listener, { capture: true, passive: true, signal: listening.signal });

  let hasTyped = false;
  listen("input", () => {
    hasTyped = true;
  });

  // The HTML is that of the first address, and React would hydrate it for another one.
  const { pathname } = location;
  listen("popstate", () => {
    if (location.pathname !== pathname) location.reload();
  });

  // Only React answers these; each is pressed again, once, when it does.
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
  // Within React's own task a press would not reach the parts that it has yet to hydrate.
  addEventListener("hydrated", () => setTimeout(handOver), { once: true });

  let isStarting = false;
  let isOutdated = false;
  const start = async () => {
    // While the page is still being parsed, the list of files may be incomplete.
    if (isStarting || document.readyState === "loading") return;
    isStarting = true;
    const notice = document.querySelector("[data-start-notice]");
    try {
      const files = document.querySelector("[data-files]").dataset.files.split(" ");
      await Promise.all(files.map((file) => load(file).catch(() => load(file))));
      // In turns, since all at once would hold up a press; the last imports the one that starts React.
      for (const file of files) if (!file.includes("/entry.client-")) await import(file);
      notice.hidden = true;
    } catch {
      isStarting = false;
      notice.hidden = pressed.size === 0;
    }
  };
  // Fetched before they are imported, since a browser may keep a module that has failed.
  const load = async (file) => {
    const response = await fetch(file);
    // A deployment takes away the files of the page before.
    isOutdated ||= response.status === 404;
    if (!response.ok) throw new Error(file);
    await response.arrayBuffer();
  };

  const startAtIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  // On a fast line a page has loaded before it is painted: idle after 100 ms without a new paint entry.
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
  // A photo that never comes keeps back the load event.
  setTimeout(start, 10_000);
})();
