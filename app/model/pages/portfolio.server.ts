import { PROJECT_CARDS } from "#app/config/frames.ts";
import { STAGING_NAMES, type Staging } from "#app/config/stagings.ts";
import { listPage } from "#app/lib/list-pages.ts";
import type { Site } from "#app/model/read/site.server.ts";
import { citiesOf } from "./parts/links.ts";
import { type ProjectCard, projectCard } from "./parts/project-card.server.ts";

export function getPortfolioPage(site: Site, number?: string) {
  const { content, photos } = site;
  const found = listPage(getProjectList(site), number);
  if (!found) return undefined;
  return {
    ...content.portfolio,
    closing: photos.framed(content.portfolio.closing, "closing"),
    projects: found.listed,
    list: found.list,
    cities: citiesOf(content.projects),
    stagings: stagingsOf(content.projects),
  };
}

export function stagingsOf(projects: { staging: Staging }[]): Staging[] {
  return STAGING_NAMES.filter((name) => projects.some(({ staging }) => staging === name));
}

export function getProjectList({ content, photos }: Site): ProjectCard[] {
  return content.projects.map((project) => ({
    ...projectCard(project),
    image: photos.photo(project.image, "projectCard", PROJECT_CARDS),
  }));
}

export function getProjectTitles({ content }: Site): Record<string, string> {
  const { projects, servicePages } = content;
  const services = servicePages.filter(({ staging }) => !staging);
  return Object.fromEntries([...projects, ...services].map(({ slug, title }) => [slug, title]));
}
