import { type ToggleEvent, useEffect, useId, useRef, useState } from "react";

/** Follows a native popover menu and closes it whenever the page changes. */
export function useMenu(pathname: string) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  const close = () => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new path closes the menu
  useEffect(close, [pathname]);

  // The menu may have been opened natively before React arrived.
  useEffect(() => setOpen(panel.current?.matches(":popover-open") ?? false), []);

  return {
    open,
    toggle: { popoverTarget: id, "aria-expanded": open, "aria-controls": id },
    panel: {
      id,
      ref: panel,
      popover: "auto" as const,
      onToggle: (event: ToggleEvent<HTMLElement>) => setOpen(event.newState === "open"),
      onClick: (event: { target: EventTarget }) => {
        if (event.target instanceof Element && event.target.closest("a")) close();
      },
    },
  };
}
