import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import type { NavigationItem } from "#app/config/pages.ts";
import { SLOW_NAVIGATION_MS } from "#app/config/timing.ts";
import { NavigationLink } from "./navigation-link.tsx";

type Props = { id: string; phone: string; dial: string; items: NavigationItem[] };

/** A native popover, which opens before hydration; invisible, not left out, so that no layout waits. */
export function Menu({ phone, dial, items, id }: Props) {
  return (
    <nav
      id={id}
      popover="auto"
      {...useClosing()}
      aria-label="Menu"
      className="wrap invisible fixed open:visible inset-x-0 top-16 bottom-0 block h-auto max-h-none overflow-y-auto overscroll-contain border-t border-line bg-white pt-2 pb-6 text-umber md:hidden!"
    >
      {items.map((item) => (
        <NavigationLink
          key={item.path}
          {...item}
          className="block py-2 font-serif text-[1.875rem] leading-[1.2] font-light aria-[current=page]:text-clay"
        />
      ))}
      <a href={dial} className="mt-3 inline-block py-3 font-medium">
        Call {phone}
      </a>
    </nav>
  );
}

/** Closes with the page change that its link brings, or before a slow one. */
function useClosing() {
  const { key } = useLocation();
  const ref = useRef<HTMLElement>(null);
  const timer = useRef<number>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    ref.current?.togglePopover(false);
  };

  // Not on arrival at the first page: the menu may have been opened before React was there.
  const onLeave = useEffectEvent((_key: string) => close());
  useEffect(() => () => onLeave(key), [key]);

  const onClick = ({ target }: { target: EventTarget }) => {
    if (target instanceof Element && target.closest("a"))
      timer.current = window.setTimeout(close, SLOW_NAVIGATION_MS);
  };
  return { ref, onClick };
}
