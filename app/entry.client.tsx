import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { quietNavigations } from "./shell/loading/quiet-navigations.ts";
import { followNavigations, resumeNavigations } from "./shell/loading/resume-navigation.ts";
import { hydrateUnder, hydrateUnderOwnAddress } from "./shell/not-found/requested-path.ts";

const missing = document.querySelector<HTMLElement>("[data-missing-page]");
if (missing?.dataset.missingPage) hydrateUnder(missing.dataset.missingPage);
else hydrateUnderOwnAddress();

quietNavigations();
resumeNavigations();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter instrumentations={[followNavigations]} />);
});
