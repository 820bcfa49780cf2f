export type NavigationItem = { name: string; path: string };

export const MAIN_NAVIGATION: NavigationItem[] = [
  { name: "Home", path: "/" },
  { name: "About", path: "/about" },
  { name: "Portfolio", path: "/portfolio" },
  { name: "FAQ", path: "/faq" },
  { name: "Blog", path: "/blog" },
  { name: "Contact", path: "/contact" },
];

export const SERVICE_NAVIGATION: NavigationItem[] = [
  { name: "Vacant Home Staging", path: "/portfolio?filter=vacant" },
  { name: "Occupied Home Staging", path: "/portfolio?filter=occupied" },
  { name: "New Construction Staging", path: "/portfolio?filter=new" },
  { name: "Consultation Services", path: "/contact" },
];

export const LEGAL_NAVIGATION: NavigationItem[] = [
  { name: "Privacy Policy", path: "/privacy-policy" },
  { name: "Terms of Service", path: "/terms-of-service" },
];
