/** A page in the background gets no frames, and waits no longer than this. */
const LONGEST_MS = 100;

export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // A task after a frame's callbacks runs once that frame has been handed over for painting.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
}
