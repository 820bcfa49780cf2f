import { useEffect, useEffectEvent } from "react";

/** Native controls can change before hydration, by the visitor or by the browser on Back. */
export function useOnMount(callback: () => void) {
  const run = useEffectEvent(callback);
  useEffect(() => run(), []);
}
