import { STAGINGS } from "#app/config/stagings.ts";
import { addressLines } from "#app/lib/address-lines.ts";
import { getSite } from "#app/model/read/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { contactOf } from "./contact-of.server.ts";
import { projectCard } from "./project-card.server.ts";
import { withPhoto } from "./with-photo.server.ts";

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
      pairs: project.photos.flatMap(({ file, caption }) => {
        const before = photos.before(file);
        return before ? [{ caption, before, after: photos.photo(file) }] : [];
      }),
      contact: contactOf(content.business, project.contact),
      pictureNote: content.business.pictureNote,
    },
    letterhead: letterheadOf(content.business),
    related: {
      title: content.projectPage.related,
      projects: others
        .slice(0, RELATED_PROJECTS)
        .map((other) => ({ ...projectCard(other, photos), title: other.title })),
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
