import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { HEADER_SCROLL_PX, NARROW_WINDOW } from "#app/config/limits.ts";
import type { Shell } from "#app/model/queries/shell.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { BrandName } from "./brand-name.tsx";
import { NavigationLink } from "./navigation-link.tsx";

const PHONE_ICON =
  "M5.2 3.5h3.3l1.7 4.4-2.3 1.6a12.6 12.6 0 0 0 6.6 6.6l1.6-2.3 4.4 1.7v3.3a1.7 1.7 0 0 1-1.8 1.7A15.6 15.6 0 0 1 3.5 5.3a1.7 1.7 0 0 1 1.7-1.8Z";

export function Header({ business, dial, navigation, hours, address, quote }: Shell) {
  const { pathname, key } = useLocation();
  const isScrolled = useScrolled();
  const links = navigation.map((item) => <NavigationLink key={item.path} {...item} />);

  return (
    <header data-solid={pathname !== "/" || isScrolled} className="site-header print:hidden z-50">
      <a
        href="#main"
        className="absolute -top-24 left-edge z-1 bg-umber px-5 py-3 text-paper focus:top-3"
      >
        Skip to content
      </a>
      <div className="header-bar page-container">
        <Link to="/" className="mr-auto min-w-0 py-2.5 leading-none">
          <BrandName name={business.name} />
        </Link>
        <nav aria-label="Main" className="main-menu hidden md:flex">
          {links}
        </nav>
        <a href={dial} className="header-phone tabular-figures hidden md:block">
          {business.phone}
        </a>
        <div className="-mr-3 flex flex-none md:hidden">
          <a href={dial} className="header-icon hover:text-clay-deep">
            <svg viewBox="0 0 24 24" aria-hidden="true" className="icon size-6">
              <path d={PHONE_ICON} />
            </svg>
            <span className="sr-only">Call {business.phone}</span>
          </a>
          <button popoverTarget="menu" type="button" aria-label="Menu" className="header-icon">
            <span className="menu-icon" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys click the links */}
      <nav
        // A native popover opens before hydration; a new one for each navigation makes Back close it too.
        key={key}
        ref={closeIfWide}
        id="menu"
        popover="auto"
        onClick={({ currentTarget }) => currentTarget.togglePopover(false)}
        aria-label="Menu"
        className="menu page-container md:hidden!"
      >
        {links}
        <a href={dial} className="mt-3 block py-2 text-body font-medium">
          Call {business.phone}
        </a>
        <div className="mt-auto pt-4 text-small whitespace-pre-line text-umber-soft">
          <p>{hours.join("\n")}</p>
          <p className="mt-2 mb-4">{address.join("\n")}</p>
          <ButtonLink to={quote.to} className="w-full">
            {quote.label}
          </ButtonLink>
        </div>
      </nav>
    </header>
  );
}

/** Turning a phone hides the menu; if it stayed open, the header would stay white. */
function closeIfWide(menu: HTMLElement | null) {
  const narrow = window.matchMedia(NARROW_WINDOW);
  const look = () => {
    if (!narrow.matches) menu?.togglePopover(false);
  };
  look();
  narrow.addEventListener("change", look);
  return () => narrow.removeEventListener("change", look);
}

/** Reading scrollY during render could force a layout. */
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
