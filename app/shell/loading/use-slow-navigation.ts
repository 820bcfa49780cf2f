import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** Whether the next page has kept the visitor waiting for so long. */
export function useSlowNavigation(ms: number): boolean {
  const { location } = useNavigation();
  const [slow, setSlow] = useState<typeof location>();
  useEffect(() => {
    if (!location) return;
    const timer = setTimeout(() => setSlow(location), ms);
    return () => clearTimeout(timer);
  }, [location, ms]);
  return location !== undefined && slow === location;
}
