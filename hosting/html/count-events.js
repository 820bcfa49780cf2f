/** In the pages of a site with analytics: what providers should count besides visits. */
(() => {
  // In a task of its own, where a provider that throws harms nobody; one that is blocked is not there.
  const count = (title) =>
    setTimeout(() => {
      window.plausible?.(title);
      window.umami?.track(title);
      const path = title.toLowerCase().replace(" ", "-");
      window.goatcounter?.count?.({ path, title, event: true });
    });
  addEventListener("count", ({ detail }) => count(detail));
  addEventListener("click", ({ target }) => {
    if (target.closest('[href^="tel:"]')) count("Call");
  });
})();
