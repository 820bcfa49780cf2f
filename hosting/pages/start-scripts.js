(() => {
  // When a script of the next page is gone, as after a deployment, the router reloads the page being left.
  const [navigation] = performance.getEntriesByType("navigation");
  const next = JSON.parse(sessionStorage.getItem("next-page") ?? "{}");
  sessionStorage.removeItem("next-page");
  if (navigation?.type === "reload" && next.from === location.href && Date.now() - next.at < 60_000)
    return location.replace(next.to);
  addEventListener("click", ({ target, defaultPrevented }) => {
    const to = defaultPrevented && target.closest("a")?.href;
    if (!to) return;
    const { href: from } = location;
    sessionStorage.setItem("next-page", JSON.stringify({ from, to, at: Date.now() }));
  });
  addEventListener("popstate", () => sessionStorage.removeItem("next-page"));

  // The browsers of vite.config.ts have both of these; in anything older the page stays plain HTML.
  if (!window.CSSPropertyRule || !("popover" in HTMLElement.prototype)) return;

  let isStarted = false;
  const start = () => {
    // While the page is still being parsed, the script may be there without its text.
    if (isStarted || document.readyState === "loading") return;
    isStarted = true;
    const { dataset, textContent } = document.querySelector('script[type="text/deferred"]');
    fetchData(dataset.pageData).catch(() => {});
    for (const href of dataset.preload.split(" ")) add("link", { rel: "modulepreload", href });
    add("script", { type: "module", textContent });
  };
  // Each in a task of its own, so that a press never waits for all of them.
  const add = (name, properties) =>
    setTimeout(() => document.head.append(Object.assign(document.createElement(name), properties)));

  // Without its data the page stays plain HTML.
  const fetchData = async (file) => {
    const response = await fetch(file);
    if (!response.ok) return;
    const { streamController } = window.__reactRouterContext;
    streamController.enqueue(await response.text());
    streamController.close();
  };

  const startAtIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  // On a fast line a page has loaded before it is painted: idle after 100 ms without a new paint entry.
  const onLoad = async () => {
    let timer = setTimeout(startAtIdle, 3000);
    const eager = [...document.images].filter(({ loading }) => loading !== "lazy");
    await Promise.allSettled(eager.map((image) => image.decode()));
    const onPaint = () => {
      clearTimeout(timer);
      timer = setTimeout(startAtIdle, 100);
    };
    for (const type of ["paint", "largest-contentful-paint"])
      new PerformanceObserver(onPaint).observe({ type, buffered: true });
  };
  addEventListener("load", onLoad);
  for (const intent of ["pointerdown", "keydown", "focusin"])
    addEventListener(intent, start, { passive: true });
  // A photo that never comes keeps back the load event.
  setTimeout(start, 10_000);

  // Home's empty room may only give way: decoded after the start-up screen has lifted, it stays hidden.
  addEventListener("DOMContentLoaded", () => {
    const room = document.querySelector("[data-empty-room]");
    const screen = document.querySelector("[data-startup-screen]");
    // Its style, asked for, would be computed before the first paint instead of with it.
    let hasLifted = false;
    screen.addEventListener("animationstart", ({ target }) => {
      hasLifted ||= target === screen;
    });
    const show = () => {
      if (!hasLifted) room.dataset.emptyRoom = "decoded";
    };
    room
      ?.querySelector("img")
      .decode()
      .then(show, () => {});
  });

  // Only React answers these: the last press before hydration is repeated after it.
  const answeredByReact = 'button[type="button"]:not([popovertarget]), form:not([action]) button';
  let pressed;
  const remember = ({ target }) => {
    pressed = target.closest(answeredByReact);
  };
  addEventListener("click", remember, true);
  addEventListener("hydrated", () => {
    removeEventListener("click", remember, true);
    pressed?.click();
  });

  addEventListener("submit", (event) => {
    if (!event.target.hasAttribute("action")) event.preventDefault();
    if (event.defaultPrevented) return;
    // The browser does not say whether there is a mail program.
    const note = event.target.querySelector("[data-mail-note]");
    if (note) note.hidden = false;
  });
})();
