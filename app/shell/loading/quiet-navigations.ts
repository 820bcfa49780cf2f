/**
 * The next page cuts short what belongs to the one before: its fading in, and data still on its way.
 * The browser reports both as errors that nobody caught, but nothing is wrong.
 */
export function quietNavigations() {
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (!(reason instanceof DOMException)) return;
    if (reason.name === "AbortError" || /transition/i.test(reason.message)) event.preventDefault();
  });
}
