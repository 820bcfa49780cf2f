import { business } from "./business.ts";
import * as lists from "./collections.ts";
import { ownPage, post, project, servicePage } from "./entries.ts";
import { estimate } from "./estimate.ts";
import { PAGE_FILES, projectPage } from "./pages.ts";
import { settings } from "./settings.ts";
import { theme } from "./theme.ts";

/** In the order of reading: texts of the later files are filled in from the first two. */
export const CONTENT_FILES = {
  business: { file: "business.yml", schema: business },
  estimate: { file: "estimate.yml", schema: estimate, whenMissing: undefined },
  settings: { file: "settings.yml", schema: settings },
  photos: { file: "photos.yml", schema: lists.photos },
  serviceCards: { file: "services.yml", schema: lists.serviceCards },
  statistics: { file: "statistics.yml", schema: lists.statistics, whenMissing: [] },
  gallery: { file: "gallery.yml", schema: lists.gallery, whenMissing: [] },
  testimonials: { file: "testimonials.yml", schema: lists.testimonials, whenMissing: [] },
  faqs: { file: "faqs.yml", schema: lists.faqs },
  cities: { file: "cities.yml", schema: lists.cities, whenMissing: [] },
  theme: { file: "theme.yml", schema: theme, whenMissing: undefined },
  redirects: { file: "redirects.yml", schema: lists.redirects, whenMissing: [] },
  ...PAGE_FILES,
  projectPage: { file: "pages/project.yml", schema: projectPage },
} as const;

export const CONTENT_FOLDERS = {
  projects: { folder: "projects", extension: ".yml", schema: project },
  posts: { folder: "posts", extension: ".md", schema: post },
  servicePages: { folder: "services", extension: ".md", schema: servicePage },
  ownPages: { folder: "pages", extension: ".md", schema: ownPage },
} as const;
