import { business, settings } from "./business.ts";
import { cities } from "./city.ts";
import { faqs, gallery, photos, services, statistics, testimonials } from "./collections.ts";
import { estimate } from "./estimate.ts";
import * as pages from "./pages.ts";
import { post } from "./post.ts";
import { project } from "./project.ts";
import { redirects } from "./redirects.ts";
import { servicePage } from "./service-page.ts";
import { theme } from "./theme.ts";

/**
 * Every file of content/ that stands alone, and the schema it must satisfy. One that may stay out has
 * what it is then taken for.
 */
export const CONTENT_FILES = {
  business: { file: "business.yml", schema: business },
  settings: { file: "settings.yml", schema: settings },
  photos: { file: "photos.yml", schema: photos },
  services: { file: "services.yml", schema: services },
  statistics: { file: "statistics.yml", schema: statistics, whenMissing: [] },
  gallery: { file: "gallery.yml", schema: gallery, whenMissing: [] },
  testimonials: { file: "testimonials.yml", schema: testimonials, whenMissing: [] },
  faqs: { file: "faqs.yml", schema: faqs },
  cities: { file: "cities.yml", schema: cities, whenMissing: [] },
  estimate: { file: "estimate.yml", schema: estimate, whenMissing: undefined },
  theme: { file: "theme.yml", schema: theme, whenMissing: undefined },
  redirects: { file: "redirects.yml", schema: redirects, whenMissing: [] },
  home: { file: "pages/home.yml", schema: pages.homePage },
  about: { file: "pages/about.yml", schema: pages.aboutPage },
  faq: { file: "pages/faq.yml", schema: pages.faqPage },
  contact: { file: "pages/contact.yml", schema: pages.contactPage },
  portfolio: { file: "pages/portfolio.yml", schema: pages.portfolioPage },
  projectPage: { file: "pages/project.yml", schema: pages.projectPage },
  blog: { file: "pages/blog.yml", schema: pages.blogPage, whenMissing: undefined },
} as const;

/** Markdown with front matter that stands alone. */
export const LEGAL_FILES = {
  "privacy-policy": "pages/privacy-policy.md",
  "terms-of-service": "pages/terms-of-service.md",
} as const;

/** Folders that hold one entry a file. */
export const CONTENT_FOLDERS = {
  projects: { folder: "projects", extension: ".yml", schema: project },
  posts: { folder: "posts", extension: ".md", schema: post },
  servicePages: { folder: "services", extension: ".md", schema: servicePage },
} as const;
