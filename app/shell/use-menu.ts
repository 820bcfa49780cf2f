import { useEffect, useId, useRef } from "react";

/** A native popover menu, which the browser opens; this closes it whenever the page changes. */
export function useMenu(pathname: string) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);

  // Browsers that do not know popovers have no such method, and never hide the menu.
  const close = () => {
    panel.current?.togglePopover?.(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new path closes the menu
  useEffect(close, [pathname]);

  return {
    toggle: { popoverTarget: id },
    panel: {
      id,
      ref: panel,
      popover: "auto" as const,
      onClick: (event: { target: EventTarget }) => {
        if (event.target instanceof Element && event.target.closest("a")) close();
      },
    },
  };
}
