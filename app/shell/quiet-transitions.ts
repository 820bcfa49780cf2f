/** A page that fades in is cut short by the next one: the browser reports it, but nothing is wrong. */
export function quietTransitions() {
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message))
      event.preventDefault();
  });
}
