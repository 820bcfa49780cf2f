import type { z } from "zod";
import { ALL_PAGES } from "#app/config/pages.ts";
import type { Block } from "#app/model/types/rich-text.ts";
import { business } from "./business.ts";
import * as lists from "./collections.ts";
import { customPage, originals, post, project, servicePage } from "./entries.ts";
import { estimate } from "./estimate.ts";
import { PAGE_FILES, projectPage } from "./pages.ts";
import { settings } from "./settings.ts";
import { theme } from "./theme.ts";

/** The order matters: placeholders in later files take facts from the first ones. */
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
  customPages: { folder: "pages", extension: ".md", schema: customPage },
  originals: { folder: "originals", extension: ".yml", schema: originals },
} as const;

type Files = typeof CONTENT_FILES;
type Folders = typeof CONTENT_FOLDERS;

type Markdown = { extension: ".md" };
type Read<Source extends { schema: z.ZodType }> = z.infer<Source["schema"]> &
  (Source extends Markdown ? { body: Block<string>[] } : unknown);
type Missing<File> = File extends { whenMissing: undefined } ? undefined : never;

export type Content = {
  [Name in keyof Files]: Read<Files[Name]> | Missing<Files[Name]>;
} & {
  [Name in keyof Folders]: (Read<Folders[Name]> & { slug: string; path: string })[];
} & {
  /** Warnings don't block publishing. */
  warnings: string[];
};

export function getExistingPages(content: Partial<Content>) {
  return ALL_PAGES.filter(({ key }) => content[key] !== undefined);
}
