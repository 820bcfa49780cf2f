(() => {
  // The browsers of vite.config.ts have both of these; in anything older the page stays plain HTML.
  if (!window.CSSPropertyRule || !("popover" in HTMLElement.prototype)) return;

  const intents = ["pointerdown", "keydown", "focusin"];
  const held = [];
  const heldButtons = 'button[type="button"]:not([popovertarget])';
  // A picture that never comes must not keep the page asleep.
  const longestWait = 10_000;
  // Scripts may never come: a message then goes off as it would without them.
  const longestHold = 5000;
  // A page is drawn piece by piece: this long without a larger piece, it stands.
  const stillness = 100;
  // Some browsers keep their paints to themselves.
  const longestUnseen = 3000;
  let started = false;
  let forms = [];

  const start = () => {
    if (started) return;
    started = true;
    for (const intent of intents) removeEventListener(intent, start);
    // While the page is still being read, the script may be there without its text.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", run);
    else run();
  };

  const run = () => {
    forms = [...document.forms];
    for (const deferred of document.querySelectorAll('script[type="text/deferred"]')) {
      const { preload, src } = deferred.dataset;
      for (const href of preload?.split(" ") ?? []) add("link", { rel: "modulepreload", href });
      const { textContent } = deferred;
      if (src) add("script", { src });
      else add("script", { type: preload ? "module" : "", textContent });
    }
  };

  // Each in a task of its own, so that a press never waits for all of them.
  const add = (name, properties) =>
    setTimeout(() => document.head.append(Object.assign(document.createElement(name), properties)));

  const hold = (event) => {
    if (event.type === "submit") {
      event.preventDefault();
      setTimeout(releaseSubmits, longestHold);
      held.push(event.target);
    } else {
      const button = event.target.closest(heldButtons);
      if (!button) return;
      held.push(button);
    }
    start();
  };

  const takeHeld = (kind) => {
    const taken = new Set(held.filter((element) => element instanceof kind));
    held.splice(0, held.length, ...held.filter((element) => !taken.has(element)));
    return taken;
  };

  // React answers if it is there, or else the browser sends the form by itself.
  const releaseSubmits = () => {
    removeEventListener("submit", hold, true);
    keepWords();
    for (const form of takeHeld(HTMLFormElement)) shown(form).requestSubmit();
  };

  const release = () => {
    removeEventListener("click", hold, true);
    releaseSubmits();
    for (const button of takeHeld(HTMLButtonElement)) button.click();
  };

  const onHydrated = () => {
    release();
    forms = [];
  };

  const onError = ({ target, filename }) => {
    const isOurs =
      target === window
        ? !filename || filename.startsWith(location.origin)
        : target.matches?.("script, link[rel=modulepreload]");
    // Not at once: React also reports that it has made a changed page anew, and goes on.
    if (isOurs) setTimeout(release);
  };

  // The form that has taken another's place, or the form itself where nothing has.
  const shown = (form) => {
    const now = form.isConnected ? form : document.getElementById(form.id);
    if (now) return now;
    form.hidden = true;
    document.body.append(form);
    return form;
  };

  // Where a translator or a password manager has changed the page, React makes it anew.
  const keepWords = () => {
    for (const old of forms) {
      const form = old.isConnected ? undefined : document.getElementById(old.id);
      for (const field of form ? old.elements : [])
        for (const now of form.elements) if (isSame(field, now)) copy(field, now);
    }
    forms = [...document.forms];
  };

  const isSame = (a, b) =>
    a.name && a.name === b.name && a.type === b.type && (a.type !== "radio" || a.value === b.value);

  const copy = (from, to) => {
    if (from.checked !== from.defaultChecked) to.checked = from.checked;
    else if (from.files?.length) to.files = from.files;
    else if (from.value && from.value !== from.defaultValue) to.value = from.value;
    else return;
    to.dispatchEvent(new Event("input", { bubbles: true }));
    to.dispatchEvent(new Event("change", { bubbles: true }));
  };

  // A mail program may be missing, and nobody would say so.
  const tell = ({ defaultPrevented, target }) => {
    const note = defaultPrevented ? null : target.querySelector("[data-mail-note]");
    if (note) note.hidden = false;
  };

  const startAtIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };

  // On a fast line a page has loaded before it is drawn, and scripts would come in between.
  const onLoad = async () => {
    setTimeout(startAtIdle, longestUnseen);
    const shown = [...document.images].filter(({ loading }) => loading !== "lazy");
    await Promise.allSettled(shown.map((image) => image.decode()));
    let timer;
    const startWhenStill = () => {
      clearTimeout(timer);
      timer = setTimeout(startAtIdle, stillness);
    };
    for (const type of ["paint", "largest-contentful-paint"])
      new PerformanceObserver(startWhenStill).observe({ type, buffered: true });
  };

  for (const intent of intents) addEventListener(intent, start, { passive: true });
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  addEventListener("submit", tell);
  addEventListener("hydrated", onHydrated, { once: true });
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", onError);
  setTimeout(start, longestWait);
  addEventListener("load", onLoad);
})();
