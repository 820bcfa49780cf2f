import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { HEADER_SCROLL_PX } from "#app/config/limits.ts";
import type { Shell } from "#app/model/pages/shell.server.ts";
import { BrandName } from "./brand-name.tsx";
import { NavigationLink } from "./navigation-link.tsx";

export function Header(shell: Shell) {
  const { business, dial, navigation } = shell;
  const { pathname, key } = useLocation();
  const isScrolled = useScrolled();

  return (
    <header
      data-solid={pathname !== "/" || isScrolled}
      className="site-header print:hidden fixed inset-x-0 top-0 z-50"
    >
      <a
        href="#main"
        className="absolute top-3 left-edge z-1 -translate-y-24 bg-umber px-5 py-3 text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className="wrap flex items-center gap-[clamp(0.75rem,2vw,2.5rem)]">
        <Link to="/" className="mr-auto min-w-0 py-2.5 leading-none">
          <BrandName
            name={business.name}
            className="text-[min(1.5rem,7.5vw)] leading-none md:text-[1.5rem] lg:text-[1.625rem]"
          />
        </Link>
        <nav
          aria-label="Main"
          className="hidden flex-none gap-[clamp(0.8rem,2.2vw-0.2rem,2.25rem)] md:flex"
        >
          {navigation.map((item) => (
            <NavigationLink
              key={item.path}
              {...item}
              className="bg-[linear-gradient(currentColor,currentColor)] bg-size-[0_1px] bg-position-[0_calc(100%-0.5rem)] bg-no-repeat py-3 text-small whitespace-nowrap transition-[background-size] duration-(--slow) hover:bg-size-[40%_1px] aria-[current=page]:bg-size-[100%_1px]"
            />
          ))}
        </nav>
        <a
          href={dial}
          className="hidden flex-none border-l border-umber/28 py-3 pl-[clamp(0.75rem,2vw,2.25rem)] text-small leading-none font-medium whitespace-nowrap figures hover:text-clay-deep md:block"
        >
          {business.phone}
        </a>
        <div className="-mr-3 flex flex-none md:hidden">
          <CallButton phone={business.phone} dial={dial} />
          <button
            popoverTarget="menu"
            type="button"
            aria-label="Menu"
            className="grid size-[min(3rem,14vw)] place-items-center"
          >
            <span className="menu-icon" />
          </button>
        </div>
      </div>
      {/* A new one for each page, so that Back closes it too. */}
      <Menu key={key} {...shell} />
    </header>
  );
}

/** Not read at each render, where scrollY may force a layout. */
function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > HEADER_SCROLL_PX);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return isScrolled;
}

function CallButton({ phone, dial }: { phone: string; dial: string }) {
  return (
    <a href={dial} className="grid size-[min(3rem,14vw)] place-items-center hover:text-clay-deep">
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-6 fill-none stroke-current stroke-[1.2] [stroke-linejoin:round]"
      >
        <path d="M5.2 3.5h3.3l1.7 4.4-2.3 1.6a12.6 12.6 0 0 0 6.6 6.6l1.6-2.3 4.4 1.7v3.3a1.7 1.7 0 0 1-1.8 1.7A15.6 15.6 0 0 1 3.5 5.3a1.7 1.7 0 0 1 1.7-1.8Z" />
      </svg>
      <span className="sr-only">Call {phone}</span>
    </a>
  );
}

/** A native popover, which opens before hydration; invisible, not left out, so that no layout waits. */
function Menu({ business, dial, navigation }: Shell) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys click the links
    <nav
      id="menu"
      popover="auto"
      onClick={({ currentTarget }) => currentTarget.togglePopover(false)}
      aria-label="Menu"
      className="wrap invisible fixed open:visible inset-x-0 top-16 bottom-0 block h-auto max-h-none overflow-y-auto overscroll-contain border-t border-line bg-white pt-2 pb-6 text-umber md:hidden!"
    >
      {navigation.map((item) => (
        <NavigationLink
          key={item.path}
          {...item}
          className="block py-2 font-serif text-[1.875rem] leading-[1.2] font-light aria-[current=page]:text-clay"
        />
      ))}
      <a href={dial} className="mt-3 inline-block py-3 font-medium">
        Call {business.phone}
      </a>
    </nav>
  );
}
