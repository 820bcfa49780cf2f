import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { PATHS } from "#app/config/paths.ts";
import { keepRequestedPath } from "#app/shell/requested-path.ts";

const { pathname, search, hash } = window.location;
if (document.querySelector("[data-not-found]") && pathname !== PATHS.notFound) {
  keepRequestedPath(pathname + search + hash);
  window.history.replaceState(null, "", PATHS.notFound);
}

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
