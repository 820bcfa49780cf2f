const LONGEST_WAIT_MS = 8000;

/** Asks the host, because `navigator.onLine` is wrong on some machines; throws if the host can't be reached. */
export async function reachHost() {
  await fetch(window.location.href, {
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });
}
