import { useSyncExternalStore } from "react";

export type Toast = { title: string; text: string; destructive?: boolean };

/** One toast for the whole app: a new one replaces the one before, under a number of its own. */
let current: (Toast & { number: number }) | undefined;
let shown = 0;
const listeners = new Set<() => void>();

function set(toast: typeof current) {
  current = toast;
  for (const listener of listeners) listener();
}

export function showToast(toast: Toast) {
  shown += 1;
  set({ ...toast, number: shown });
}

export function dismissToast() {
  set(undefined);
}

export function useToast() {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => current,
    () => undefined,
  );
}
