import { useRef, useSyncExternalStore } from "react";

const never = () => () => {};

/** The pre-rendered HTML and the first client render use the fallback. */
export function useClientValue<Value>(read: () => Value, fallback: Value): Value {
  return useSyncExternalStore(never, read, () => fallback);
}

/** The value never changes, so that nothing renders again. */
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
