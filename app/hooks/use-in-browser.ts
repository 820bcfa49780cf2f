import { useSyncExternalStore } from "react";

const never = () => () => {};

/** What only the browser knows; the pre-rendered HTML and the first client render have a stand-in. */
export function useInBrowser<Value>(read: () => Value, standIn: Value): Value {
  return useSyncExternalStore(never, read, () => standIn);
}
