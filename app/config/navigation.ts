import { PATHS } from "./paths.ts";

export type NavigationItem = { name: string; path: string };

export const MAIN_NAVIGATION: NavigationItem[] = [
  { name: "Home", path: "/" },
  { name: "About", path: PATHS.about },
  { name: "Portfolio", path: PATHS.portfolio },
  { name: "FAQ", path: PATHS.faq },
  { name: "Blog", path: PATHS.blog },
  { name: "Contact", path: PATHS.contact },
];

export const LEGAL_NAVIGATION: NavigationItem[] = [
  { name: "Privacy Policy", path: PATHS.privacyPolicy },
  { name: "Terms of Service", path: PATHS.termsOfService },
];
