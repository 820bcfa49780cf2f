import { useEffect, useRef, useState } from "react";
import { TOAST_MS } from "#app/config/timing.ts";
import { dismissToast, type Toast, useToast } from "#app/hooks/use-toast.ts";
import { joinClasses } from "#app/lib/join-classes.ts";
import { DismissButton } from "#app/ui/icon-button.tsx";

/** Shows the app's one toast. Both live regions are always there, so that it is announced. */
export function Toaster() {
  const toast = useToast();
  return (
    <div data-toaster className="print:hidden fixed right-edge bottom-6 z-70 ml-edge max-w-88">
      <div role="status">
        {toast && !toast.destructive && <Message key={toast.number} {...toast} />}
      </div>
      <div role="alert">{toast?.destructive && <Message key={toast.number} {...toast} />}</div>
    </div>
  );
}

function Message({ title, text, destructive }: Toast) {
  const [paused, setPaused] = useState(false);
  usePausableTimeout(dismissToast, TOAST_MS, paused);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses the clock
    <div
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className={joinClasses(
        "flex animate-rise items-start gap-4 border-l-3 bg-white py-4 pl-6 [box-shadow:var(--shadow-toast)]",
        destructive ? "border-clay" : "border-sage",
      )}
    >
      <div>
        <p className="font-medium">{title}</p>
        <p>{text}</p>
      </div>
      <DismissButton aria-label="Dismiss" onClick={dismissToast} className="-mt-2" />
    </div>
  );
}

/** Calls back after so many milliseconds, not counting the time it was paused. */
function usePausableTimeout(callback: () => void, ms: number, paused: boolean) {
  const left = useRef(ms);
  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(callback, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - startedAt;
    };
  }, [callback, paused]);
}
