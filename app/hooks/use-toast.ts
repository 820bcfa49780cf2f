import { useSyncExternalStore } from "react";

export type Toast = { title: string; text: string; destructive?: boolean };

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

export const dismissToast = () => set(undefined);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToast = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
