export type NavigationItem = { name: string; path: string; lang?: string };

/** Keys name a page's text in content; without it the page is absent. The order is the menu's. */
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

/** Languages of custom pages besides English: the page's name in the footer, and what its visitors ask for. */
export const LANGUAGES = {
  es: { name: "En español", locale: "es-US", request: "Prefers Spanish" },
};

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** Every site must have these custom pages; the values are their names in the footer. */
export const LEGAL_PAGES = new Map([
  ["privacy-policy", "Privacy Policy"],
  ["terms-of-service", "Terms of Service"],
]);
