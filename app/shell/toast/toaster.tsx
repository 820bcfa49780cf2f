import { type MouseEvent, useEffect, useRef } from "react";
import { TOAST_MS, TOAST_TICK_MS } from "#app/config/timing.ts";
import { dismissToast, type Toast, useToast } from "#app/hooks/use-toast.ts";
import { IconButton } from "#app/ui/icon-button.tsx";

/** Both live regions always exist, so that a toast is announced. Sticky in the flow, it covers no last link. */
export function Toaster() {
  const toast = useToast();
  const message = toast && <Message key={toast.number} {...toast} />;
  return (
    <div
      data-toaster
      className="print:hidden pointer-events-none sticky bottom-0 z-70 ml-auto flow-root w-fit max-w-full px-edge"
    >
      <div role="status">{!toast?.destructive && message}</div>
      <div role="alert">{toast?.destructive && message}</div>
    </div>
  );
}

function Message({ title, text }: Toast) {
  const dismiss = useReturningFocus();
  return (
    <div ref={dismissInTime} className="toast">
      <div>
        <p className="font-medium">{title}</p>
        <p>{text}</p>
      </div>
      <IconButton icon="close" aria-label="Dismiss" onClick={dismiss} className="dismiss-button" />
    </div>
  );
}

function useReturningFocus() {
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (!(activeElement instanceof HTMLElement) || activeElement === body) return;
    focused.current = activeElement;
    activeElement.scrollIntoView({ block: "nearest" });
  }, []);
  return ({ detail }: MouseEvent) => {
    dismissToast();
    if (detail === 0) focused.current?.focus();
  };
}

/** Pauses while hidden, hovered or focused. */
function dismissInTime(toast: HTMLElement | null) {
  let left = TOAST_MS;
  const timer = setInterval(() => {
    if (document.hidden || toast?.matches(":hover, :focus-within")) return;
    left -= TOAST_TICK_MS;
    if (left <= 0) dismissToast();
  }, TOAST_TICK_MS);
  return () => clearInterval(timer);
}
