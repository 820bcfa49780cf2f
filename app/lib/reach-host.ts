const LONGEST_WAIT_MS = 8000;

/** Asks the host itself, since `navigator.onLine` is wrong on some machines; throws where it is out of reach. */
export async function reachHost() {
  await fetch(window.location.href, {
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });
}
