import { useEffect, useEffectEvent } from "react";

/** Runs once, since native controls can be set before hydration, by the visitor or by the browser on Back. */
export function useTakeOver(takeOver: () => void) {
  const run = useEffectEvent(takeOver);
  useEffect(() => run(), []);
}
