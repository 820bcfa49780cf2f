import { type MouseEvent, useEffect, useRef, useState } from "react";
import { TOAST_MS, TOAST_TICK_MS } from "#app/config/timing.ts";
import { dismissToast, type Toast, useToast } from "#app/hooks/use-toast.ts";
import { joinClasses } from "#app/lib/join-classes.ts";
import { Button } from "#app/ui/button.tsx";
import { DismissButton } from "#app/ui/icon-button.tsx";

/** Both live regions are always there, so that a toast is announced; in the flow, it hides no last link. */
export function Toaster() {
  const toast = useToast();
  const message = toast && <Message key={toast.retry ? "retry" : toast.number} {...toast} />;
  return (
    <div
      data-toaster
      className="print:hidden pointer-events-none sticky bottom-0 z-70 ml-auto w-fit max-w-full px-edge"
    >
      <div role="status">{!toast?.destructive && message}</div>
      <div role="alert">{toast?.destructive && message}</div>
    </div>
  );
}

function Message({ title, text, destructive, retry }: Toast) {
  const [paused, setPaused] = useState(false);
  const dismiss = useReturningFocus();
  useTimeAwake(dismissToast, TOAST_MS, paused || retry !== undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses the clock
    <div
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className={joinClasses(
        "toast pointer-events-auto mb-6 flex max-w-88 animate-rise items-start gap-4 border-l-3 bg-white py-4 pl-6 [box-shadow:var(--shadow-toast)]",
        destructive ? "border-clay" : "border-sage",
      )}
    >
      <div>
        <p className="font-medium">{title}</p>
        <p>{text}</p>
        {retry && (
          <Button onClick={retry} className="mt-3">
            Try again
          </Button>
        )}
      </div>
      <DismissButton aria-label="Dismiss" onClick={dismiss} className="-mt-2" />
    </div>
  );
}

/** Keeps what has the focus above the toast, and gives the focus back when a key dismisses it. */
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

/** Calls back after so many milliseconds in which the page was awake, visible and not paused. */
function useTimeAwake(callback: () => void, ms: number, paused: boolean) {
  const left = useRef(ms);
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => {
      if (!document.hidden) left.current -= TOAST_TICK_MS;
      if (left.current <= 0) callback();
    }, TOAST_TICK_MS);
    return () => clearInterval(timer);
  }, [callback, paused]);
}
