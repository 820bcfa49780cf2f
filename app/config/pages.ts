export type NavigationItem = { name: string; path: string };

type Page = NavigationItem & { kind?: "list" | "legal" };

/** In the order of the menu, by the name of its words in content; without them a page is absent. */
export const PAGES = {
  home: { name: "Home", path: "/" },
  about: { name: "About", path: "/about" },
  portfolio: { name: "Portfolio", path: "/portfolio", kind: "list" },
  faq: { name: "FAQ", path: "/faq" },
  blog: { name: "Blog", path: "/blog", kind: "list" },
  contact: { name: "Contact", path: "/contact" },
  privacyPolicy: { name: "Privacy Policy", path: "/privacy-policy", kind: "legal" },
  termsOfService: { name: "Terms of Service", path: "/terms-of-service", kind: "legal" },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

export const ALL_PAGES = Object.entries<Page>(PAGES).map(([words, page]) => ({
  ...page,
  words: words as PageName,
}));

export const LEGAL_PAGES = ALL_PAGES.filter(({ kind }) => kind === "legal");
export const MENU_PAGES = ALL_PAGES.filter(({ kind }) => kind !== "legal");
