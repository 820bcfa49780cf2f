import { getSite } from "#app/model/read/site.server.ts";
import { citiesOf, stagingsOf } from "./parts/filters.ts";
import { listPage } from "./parts/list-page.server.ts";
import { withPhoto } from "./parts/photos.server.ts";
import { projectCard } from "./parts/project-card.server.ts";

/** By the number of the page, as the address gives it. */
export async function getPortfolioPage(number: string | undefined) {
  const { content, photos } = await getSite();
  const found = listPage(content.projects, number);
  if (!found) return undefined;
  return {
    ...content.portfolio,
    projects: found.listed.map((project) => projectCard(project, photos)),
    list: found.list,
    cities: citiesOf(content.projects),
    stagings: stagingsOf(content.projects),
    closing: withPhoto(content.portfolio.closing, photos),
  };
}

export async function getProjectList() {
  const { content, photos } = await getSite();
  return content.projects.map((project) => projectCard(project, photos));
}
