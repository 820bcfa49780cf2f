import { useSyncExternalStore } from "react";

/** The page a visitor asked for and could not get; the one they were reading stays. */
let unreachable: string | undefined;
const listeners = new Set<() => void>();

function set(address: string | undefined) {
  unreachable = address;
  for (const listener of listeners) listener();
}

/** Loads a page as a whole, unless the browser would only have its own error page to show for it. */
export async function loadPage(address: string) {
  set(undefined);
  try {
    await fetch(address, { method: "HEAD", cache: "no-store" });
  } catch {
    return set(address);
  }
  window.location.assign(address);
}

export function useUnreachablePage(): string | undefined {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => unreachable,
    () => undefined,
  );
}
