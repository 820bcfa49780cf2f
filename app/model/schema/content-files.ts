import { business, settings } from "./business.ts";
import { cities } from "./city.ts";
import { faqs, gallery, photos, services, statistics, testimonials } from "./collections.ts";
import { estimate } from "./estimate.ts";
import { PAGE_FILES, projectPage } from "./pages.ts";
import { post } from "./post.ts";
import { project } from "./project.ts";
import { redirects } from "./redirects.ts";
import { servicePage } from "./service-page.ts";
import { theme } from "./theme.ts";

/** Every file of content/ that stands alone; one that may stay out has what it is then taken for. */
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
  ...PAGE_FILES,
  projectPage: { file: "pages/project.yml", schema: projectPage },
} as const;

export const CONTENT_FOLDERS = {
  projects: { folder: "projects", extension: ".yml", schema: project },
  posts: { folder: "posts", extension: ".md", schema: post },
  servicePages: { folder: "services", extension: ".md", schema: servicePage },
} as const;
