import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepRequestedPath, NOT_FOUND_PATH } from "#app/shell/requested-path.ts";

const { pathname, search, hash } = window.location;
if (document.querySelector("[data-not-found]") && pathname !== NOT_FOUND_PATH) {
  keepRequestedPath(pathname + search + hash);
  window.history.replaceState(null, "", NOT_FOUND_PATH);
}

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
