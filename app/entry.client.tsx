import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import {
  guardedNavigations,
  importOnPress,
  quietNavigations,
} from "./shell/loading/navigations.ts";
import { hydrateUnder, hydrateUnderOwnAddress } from "./shell/not-found/requested-path.ts";

const missing = document.querySelector<HTMLElement>("[data-missing-page]");
if (missing?.dataset.missingPage) hydrateUnder(missing.dataset.missingPage);
else hydrateUnderOwnAddress();

importOnPress();
quietNavigations();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter instrumentations={[guardedNavigations]} />);
});
