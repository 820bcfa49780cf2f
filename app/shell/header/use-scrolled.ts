import { useEffect, useState } from "react";

/** Whether the page is scrolled by more than so many pixels: asked when it scrolls, not at each render. */
export function useScrolled(pixels: number): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > pixels);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [pixels]);
  return isScrolled;
}
