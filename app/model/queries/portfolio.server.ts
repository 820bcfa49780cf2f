import { PROJECT_CARD_PRESETS } from "#app/config/photo-presets.ts";
import { STAGING_TYPE_NAMES, type StagingType } from "#app/config/staging-types.ts";
import { getListPage } from "#app/lib/pagination.ts";
import type { Site } from "#app/model/load/site.server.ts";
import { listCities } from "./parts/links.ts";
import { getProjectCard, type ProjectCard } from "./parts/project-card.server.ts";

export function getPortfolioPage(site: Site, number?: string) {
  const { content, photos } = site;
  const found = getListPage(getProjectList(site), number);
  if (!found) return undefined;
  return {
    ...content.portfolio,
    closing: photos.resolvePhoto(content.portfolio.closing, "closing"),
    projects: found.listed,
    list: found.list,
    cities: listCities(content.projects),
    stagings: getStagingTypes(content.projects),
  };
}

export function getStagingTypes(projects: { staging: StagingType }[]): StagingType[] {
  return STAGING_TYPE_NAMES.filter((name) => projects.some(({ staging }) => staging === name));
}

export function getProjectList({ content, photos }: Site): ProjectCard[] {
  return content.projects.map((project) => ({
    ...getProjectCard(project),
    image: photos.getPhoto(project.image, "projectCard", PROJECT_CARD_PRESETS),
  }));
}

export function getProjectTitles({ content }: Site): Record<string, string> {
  const { projects, servicePages } = content;
  const services = servicePages.filter(({ staging }) => !staging);
  return Object.fromEntries([...projects, ...services].map(({ slug, title }) => [slug, title]));
}
