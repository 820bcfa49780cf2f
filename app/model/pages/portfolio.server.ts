import { getSite } from "#app/model/read/site.server.ts";
import { citiesOf } from "./cities.ts";
import { projectCard } from "./project-card.server.ts";
import { withPhoto } from "./with-photo.server.ts";

export async function getPortfolioPage() {
  const { content, photos } = await getSite();
  return {
    ...content.portfolio,
    projects: content.projects.map((project) => projectCard(project, photos)),
    cities: citiesOf(content.projects),
    closing: withPhoto(content.portfolio.closing, photos),
  };
}
