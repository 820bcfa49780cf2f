import { useLayoutEffect, useState } from "react";
import { useArrivedByNavigation } from "./use-hydrated.ts";

export const kept = (name: string) => window.history.state?.[name];

export function keep(name: string, value?: string | number) {
  window.history.replaceState({ ...window.history.state, [name]: value }, "");
}

/** State that the history entry keeps; on a full page load it comes after hydration. */
export function useKept(name: string) {
  const arrivedByNavigation = useArrivedByNavigation();
  const [value, setValue] = useState<string | undefined>(() =>
    arrivedByNavigation ? kept(name) : undefined,
  );
  useLayoutEffect(() => setValue(kept(name)), [name]);
  const keepValue = (next?: string) => {
    setValue(next);
    keep(name, next);
  };
  return [value, keepValue] as const;
}
