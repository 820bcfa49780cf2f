import { useEffect, useEffectEvent, useId, useRef, useState } from "react";

/** A native popover menu, which the browser opens; this closes it whenever the page changes. */
export function useMenu(pathname: string) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  /** Safari before 17 and Chrome before 114 know no popovers: there the style sheet follows this. */
  const [isOpen, setIsOpen] = useState(false);

  const close = () => {
    setIsOpen(false);
    panel.current?.togglePopover?.(false);
  };

  const onArrival = useEffectEvent((_path: string) => close());
  useEffect(() => onArrival(pathname), [pathname]);

  return {
    toggle: {
      popoverTarget: id,
      onClick: () => {
        if (!("togglePopover" in HTMLElement.prototype)) setIsOpen(!isOpen);
      },
    },
    panel: {
      id,
      ref: panel,
      popover: "auto" as const,
      "data-open": isOpen,
      onClick: (event: { target: EventTarget }) => {
        if (event.target instanceof Element && event.target.closest("a")) close();
      },
    },
  };
}
