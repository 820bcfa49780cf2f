import { useRef, useSyncExternalStore } from "react";

const never = () => () => {};

/** What only the browser knows; the pre-rendered HTML and the first client render have a fallback. */
export function useInBrowser<Value>(read: () => Value, fallback: Value): Value {
  return useSyncExternalStore(never, read, () => fallback);
}

/** True if this component mounted after hydration; stays as it was, so that nothing renders again. */
export function useArrivedByNavigation(): boolean {
  const known = useRef<boolean>(undefined);
  const remember = (arrived: boolean) => {
    known.current ??= arrived;
    return known.current;
  };
  return useSyncExternalStore(
    never,
    () => remember(true),
    () => remember(false),
  );
}
