import { useEffect, useEffectEvent } from "react";

/** Runs once, since native controls can be set before hydration, by the visitor or by the browser on Back. */
export function useOnMount(callback: () => void) {
  const run = useEffectEvent(callback);
  useEffect(() => run(), []);
}
