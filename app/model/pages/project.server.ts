import { STAGINGS } from "#app/config/stagings.ts";
import { addressLines } from "#app/lib/text/address-lines.ts";
import { getSite } from "#app/model/read/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { contactOf } from "./parts/contact.server.ts";
import { moreLinks } from "./parts/links.ts";
import { pairsOf } from "./parts/pairs-of.server.ts";
import { cityLink, serviceOf } from "./parts/places.ts";
import { homeCard, projectCard } from "./parts/project-card.server.ts";
import { withPhoto } from "./parts/with-photo.server.ts";

const RELATED_PROJECTS = 2;

/** By slug or by id, as the address gives it. */
export async function getProjectPage(key: string) {
  const { content, photos } = await getSite();
  const index = content.projects.findIndex(({ slug, id }) => slug === key || String(id) === key);
  const project = content.projects[index];
  if (!project) return undefined;
  const { slug, title, category, service, buildingStyle, description, tagline } = project;
  const { facts = [], sections = [], highlights = [] } = project;
  const others = [...content.projects.slice(index + 1), ...content.projects.slice(0, index)];
  return {
    ...content.projectPage,
    project: {
      ...projectCard(project, photos),
      slug,
      title,
      category,
      service: service ?? STAGINGS[project.staging].service,
      buildingStyle,
      description,
      tagline,
      facts,
      sections,
      highlights,
      photos: project.photos.map(({ file, caption }) => ({ ...photos.photo(file), caption })),
      pairs: pairsOf(project.photos, photos),
      place: cityLink(content, project.city),
      servicePage: serviceOf(content, project),
      contact: contactOf(content.business, project.contact),
      photoNote: content.business.photoNote,
    },
    letterhead: letterheadOf(content.business),
    related: {
      title: content.projectPage.related,
      projects: others.slice(0, RELATED_PROJECTS).map((other) => homeCard(other, photos)),
      links: moreLinks(content, project),
    },
    closing: withPhoto(content.projectPage.closing, photos),
  };
}

export type ProjectPage = NonNullable<Awaited<ReturnType<typeof getProjectPage>>>;
export type Project = ProjectPage["project"];

function letterheadOf(business: Content["business"]) {
  return {
    name: business.name,
    address: addressLines(business).join(", "),
    website: new URL(business.website).host,
  };
}
