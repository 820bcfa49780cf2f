import { useRef, useSyncExternalStore } from "react";

const never = () => () => {};

/** What only the browser knows; the pre-rendered HTML and the first client render have a fallback. */
export function useClientValue<Value>(read: () => Value, fallback: Value): Value {
  return useSyncExternalStore(never, read, () => fallback);
}

/** True if this component mounted after hydration; stays as it was, so that nothing renders again. */
export function useIsClientNavigation(): boolean {
  const known = useRef<boolean>(undefined);
  const remember = (isClientNavigation: boolean) => {
    known.current ??= isClientNavigation;
    return known.current;
  };
  return useSyncExternalStore(
    never,
    () => remember(true),
    () => remember(false),
  );
}
