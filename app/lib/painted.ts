/** A frame that a page in the background does not get. */
const NO_FRAME_MS = 100;

/** Resolves once what has been changed so far can be seen. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // A task after a frame's callbacks runs once that frame has been handed over for painting.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NO_FRAME_MS);
  });
}
