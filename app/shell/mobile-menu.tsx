import type { ComponentProps } from "react";
import type { NavigationItem } from "#app/config/navigation.ts";
import { NavigationLink } from "./navigation-link.tsx";

type Props = ComponentProps<"nav"> & { phone: string; dial: string; items: NavigationItem[] };

/** A native popover, so that the menu opens before any script has arrived. */
export function MobileMenu({ phone, dial, items, ...panel }: Props) {
  return (
    <nav
      {...panel}
      aria-label="Menu"
      className="wrap fixed inset-x-0 top-16 bottom-auto max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-white/95 text-umber pt-2 pb-6 backdrop-blur-[14px] md:hidden!"
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
