export type NavigationItem = { name: string; path: string };

/** In the order of the menu, by the name of its words in content; without them a page is absent. */
export const PAGES = {
  home: { name: "Home", path: "/" },
  about: { name: "About", path: "/about" },
  portfolio: { name: "Portfolio", path: "/portfolio" },
  faq: { name: "FAQ", path: "/faq" },
  blog: { name: "Blog", path: "/blog" },
  contact: { name: "Contact", path: "/contact" },
} as const satisfies Record<string, NavigationItem>;

export type PageName = keyof typeof PAGES;

export const ALL_PAGES = Object.entries<NavigationItem>(PAGES).map(([key, page]) => ({
  ...page,
  key: key as PageName,
}));

/** Custom pages that every site must have, with their names in the footer. */
export const LEGAL_PAGES = new Map([
  ["privacy-policy", "Privacy Policy"],
  ["terms-of-service", "Terms of Service"],
]);
