import { listPage } from "#app/lib/list-pages.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { citiesOf, stagingsOf } from "./parts/filters.ts";
import { withPhotos } from "./parts/photos.server.ts";
import { projectCard } from "./parts/project-card.server.ts";

export async function getPortfolioPage(number: string | undefined) {
  const { content, photos } = await getSite();
  const found = listPage(content.projects, number);
  if (!found) return undefined;
  return {
    ...withPhotos(content.portfolio, photos),
    projects: found.listed.map((project) => projectCard(project, photos)),
    list: found.list,
    cities: citiesOf(content.projects),
    stagings: stagingsOf(content.projects),
  };
}

export async function getProjectList() {
  const { content, photos } = await getSite();
  return content.projects.map((project) => projectCard(project, photos));
}

export async function getProjectTitles(): Promise<Record<string, string>> {
  const { projects, servicePages } = (await getSite()).content;
  const services = servicePages.filter(({ staging }) => !staging);
  return Object.fromEntries([...projects, ...services].map(({ slug, title }) => [slug, title]));
}
