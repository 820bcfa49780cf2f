(() => {
  const intents = ["pointerdown", "keydown", "focusin"];
  const held = [];
  // A picture that never comes must not keep the page asleep.
  const longestWait = 10_000;
  let started = false;

  const start = () => {
    if (started) return;
    started = true;
    for (const intent of intents) removeEventListener(intent, start);
    // While the page is still being read, the script may be there without its text.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", run);
    else run();
  };

  const run = () => {
    const deferred = document.querySelector('script[type="text/deferred-module"]');
    for (const href of deferred.dataset.preload.split(" ")) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = deferred.textContent;
    script.addEventListener("error", release);
    document.head.append(script);
  };

  const hold = (event) => {
    const isSubmit = event.type === "submit";
    if (!isSubmit && !event.target.closest('button[type="button"]:not([popovertarget])')) return;
    if (isSubmit) event.preventDefault();
    held.push(event);
    start();
  };

  const release = () => {
    removeEventListener("click", hold, true);
    removeEventListener("submit", hold, true);
    for (const { type, target, submitter } of held.splice(0)) {
      if (type === "submit") target.requestSubmit(submitter);
      else target.click();
    }
  };

  for (const intent of intents) addEventListener(intent, start, { passive: true });
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  addEventListener("hydrated", release, { once: true });
  addEventListener("unhandledrejection", release, { once: true });
  setTimeout(start, longestWait);
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  });
})();
