import type { ComponentProps } from "react";
import type { NavigationItem } from "#app/config/navigation.ts";
import { NavigationLink } from "./navigation-link.tsx";

type Props = ComponentProps<"nav"> & { phone: string; dial: string; items: NavigationItem[] };

/**
 * A native popover, so that the menu opens before any script has arrived; it covers the page. Closed it
 * is invisible, not left out: laid out already, it is there at once.
 */
export function MobileMenu({ phone, dial, items, ...panel }: Props) {
  return (
    <nav
      {...panel}
      aria-label="Menu"
      className="wrap fixed not-[:popover-open]:invisible inset-x-0 top-16 bottom-0 block h-auto max-h-none overflow-y-auto overscroll-contain border-t border-line bg-white pt-2 pb-6 text-umber not-supports-[selector(:popover-open)]:hidden md:hidden!"
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
