import { joinTarget } from "#app/lib/join-target.ts";
import { lookUpOwnPath, lookUpRedirect, notFoundPageOf } from "./look-up-redirect.ts";

/** Inlined into both not-found pages; the start-up screen covers them until it is known where to go. */
const LONGEST_WAIT_MS = 10_000;

const { pathname, search, hash } = window.location;
const { dataset } = document.documentElement;
const { renderedAt } = document.currentScript?.dataset ?? {};

const stop = () => delete dataset.redirecting;
dataset.redirecting = "";
setTimeout(stop, LONGEST_WAIT_MS);

async function leadOn() {
  // First, since an unknown post of any name is redirected too.
  const target = (await lookUpOwnPath(pathname)) ?? (await lookUpRedirect(pathname));
  if (target) window.location.replace(joinTarget(target, search, hash));
  else if (notFoundPageOf(pathname) === renderedAt) stop();
}

leadOn().catch(stop);
