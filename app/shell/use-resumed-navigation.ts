import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";

/**
 * When a page's script cannot be fetched, the router reloads, which shows the page the visitor is
 * leaving. This makes it a load of the page they asked for, where the browser allows it.
 */
export function useResumedNavigation() {
  const { location } = useNavigation();
  const target = location && createPath(location);
  useEffect(() => {
    if (!target || !("navigation" in window)) return;
    const resume = (event: NavigateEvent) => {
      if (event.navigationType !== "reload") return;
      event.preventDefault();
      window.location.assign(target);
    };
    window.navigation.addEventListener("navigate", resume);
    return () => window.navigation.removeEventListener("navigate", resume);
  }, [target]);
}
