import { useEffect, useEffectEvent, useId, useRef } from "react";
import { useLocation } from "react-router";
import { SLOW_NAVIGATION_MS } from "#app/config/timing.ts";

/**
 * A native popover menu, which the browser opens; this closes it when its link has led somewhere. It
 * gives way to the page asked for: one that is left at once need not be drawn anew.
 */
export function useMenu() {
  const { key } = useLocation();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const waiting = useRef<number>(undefined);

  const close = () => {
    clearTimeout(waiting.current);
    panel.current?.togglePopover(false);
  };

  // Not on arrival at the first page: the menu may have been opened before React was there.
  const onLeave = useEffectEvent((_key: string) => close());
  useEffect(() => () => onLeave(key), [key]);

  return {
    toggle: { popoverTarget: id },
    panel: {
      id,
      ref: panel,
      popover: "auto" as const,
      onClick: ({ target }: { target: EventTarget }) => {
        if (target instanceof Element && target.closest("a"))
          waiting.current = window.setTimeout(close, SLOW_NAVIGATION_MS);
      },
    },
  };
}
