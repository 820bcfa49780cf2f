(() => {
  const { pathname, search, hash } = location;
  const { moved, page } = document.currentScript.dataset;
  const leadTo = (path) => location.replace(path + search + hash);

  for (const [pattern, target] of JSON.parse(moved))
    if (new RegExp(pattern).test(pathname))
      return leadTo(pathname.replace(new RegExp(pattern), target));

  if (!pathname.startsWith("/portfolio/")) return;
  // The start-up screen waits, so that nobody is told what turns out to be wrong.
  const { dataset } = document.documentElement;
  const stop = () => delete dataset.finding;
  dataset.finding = "";
  setTimeout(stop, 10_000);
  fetch("/portfolio/paths.json")
    .then((response) => response.json())
    .then((paths) => {
      const [name] = pathname.split("/").filter(Boolean).slice(-1);
      const [, path] = paths.find(([id, path]) => id === name || path.endsWith(`/${name}`)) ?? [];
      if (path && path !== pathname) leadTo(path);
      else if (page === "project") stop();
    })
    .catch(stop);
})();
