import { createStore } from "./create-store.ts";

export type Toast = {
  title: string;
  text: string;
  destructive?: boolean;
  retry?: () => void;
};

const store = createStore<Toast & { number: number }>();
let shown = 0;

export function showToast(toast: Toast) {
  shown += 1;
  store.set({ ...toast, number: shown });
}

export const dismissToast = () => store.set();

export function dismissRetry() {
  if (store.get()?.retry) dismissToast();
}

export const useToast = store.useValue;
