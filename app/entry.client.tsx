import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { quietNavigations } from "#app/shell/quiet-navigations.ts";
import { hydrateUnder, hydrateUnderOwnAddress } from "#app/shell/requested-path.ts";
import { followNavigations, resumeNavigations } from "#app/shell/resume-navigation.ts";

const missing = document.querySelector<HTMLElement>("[data-missing-page]");
if (missing?.dataset.missingPage) hydrateUnder(missing.dataset.missingPage);
else hydrateUnderOwnAddress();

quietNavigations();
resumeNavigations();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter instrumentations={[followNavigations]} />);
});
