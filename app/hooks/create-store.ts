import { useSyncExternalStore } from "react";

export function createStore<Value>() {
  let current: Value | undefined;
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  const get = () => current;

  return {
    get,
    set(value?: Value) {
      current = value;
      for (const listener of listeners) listener();
    },
    useValue: () => useSyncExternalStore(subscribe, get, () => undefined),
  };
}
