// If the next page's script is gone, as after a deployment, the router reloads the current page. This opens
// the next page instead.
(() => {
  const [navigation] = performance.getEntriesByType("navigation");
  const next = JSON.parse(sessionStorage.getItem("next-page") ?? "{}");
  sessionStorage.removeItem("next-page");
  if (navigation?.type === "reload" && next.from === location.href && Date.now() - next.at < 60_000)
    location.replace(next.to);
  addEventListener("click", ({ target, defaultPrevented }) => {
    const to = defaultPrevented && target.closest("a")?.href;
    if (!to) return;
    const { href: from } = location;
    sessionStorage.setItem("next-page", JSON.stringify({ from, to, at: Date.now() }));
  });
  addEventListener("popstate", () => sessionStorage.removeItem("next-page"));
})();
