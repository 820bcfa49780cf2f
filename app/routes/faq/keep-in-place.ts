/**
 * Holds an element where it is in the window while this click changes the page above it:
 * the answer that closes may be longer than the way up to the top of the window.
 */
export function keepInPlace(element: Element) {
  const { top } = element.getBoundingClientRect();
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - top;
    if (moved) window.scrollBy({ top: moved, behavior: "instant" });
  });
}
