export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // A task after a frame's callbacks runs once that frame has been handed over for painting.
    requestAnimationFrame(() => setTimeout(resolve));
    // A page in the background gets no frames.
    setTimeout(resolve, 100);
  });
}
