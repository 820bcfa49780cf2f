import { ICON_PATH, LOGO_PATH, PATHS } from "#app/config/paths.ts";
import { STAGINGS } from "#app/config/stagings.ts";
import { projectPath } from "#app/lib/paths.ts";
import { addressLines } from "#app/lib/text/address-lines.ts";
import { getSite, type Site } from "#app/model/read/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { contactOf } from "./parts/contact.server.ts";
import { cityLink, serviceOf } from "./parts/links.ts";
import { pairsOf } from "./parts/photos.server.ts";
import { projectCard } from "./parts/project-card.server.ts";
import { relatedProjects } from "./parts/shown-projects.ts";
import { closingOf, slotFile, slotPhoto, teaserCards } from "./parts/slot-photos.server.ts";

export async function getProjectPage(key: string) {
  const site = await getSite();
  const { content, photos } = site;
  const project = content.projects.find(({ slug, id }) => slug === key || String(id) === key);
  if (!project) return undefined;
  const { location: _, contact, ...shown } = project;
  const path = projectPath(project);
  return {
    ...content.projectPage,
    project: {
      ...shown,
      ...projectCard(project, photos),
      service: project.service ?? STAGINGS[project.staging].service,
      facts: factsOf(project),
      sections: sectionsOf(site, project),
      highlights: (project.highlights ?? []).map((group, index) => ({
        ...group,
        photo: slotPhoto(site, path, `highlight ${index}`),
      })),
      photos: project.photos.map(({ file, caption }) => ({ ...photos.photo(file), caption })),
      pairs: pairsOf(project.photos, photos),
      cityLink: cityLink(content, project.city),
      servicePage: serviceOf(content, project),
      contact: contactOf(content.business, contact),
      photoNote: content.business.photoNote,
    },
    beforeAfter: { ...content.projectPage.beforeAfter, ...project.beforeAfter },
    letterhead: letterheadOf(content),
    related: {
      title: content.projectPage.related,
      projects: teaserCards(site, path, relatedProjects(content, project)),
    },
    closing: closingOf(site, path, content.projectPage.closing, project.closing),
  };
}

export type ProjectPage = NonNullable<Awaited<ReturnType<typeof getProjectPage>>>;
export type Project = ProjectPage["project"];

export async function getProjectNotFound() {
  return { photo: slotPhoto(await getSite(), PATHS.projectNotFound, "hero") };
}

function sectionsOf({ content, photos }: Site, project: Content["projects"][number]) {
  return (project.sections ?? []).map(({ title, lines, caption }, index) => {
    const file = slotFile(content, projectPath(project), `section ${index}`);
    const own = project.photos.find((photo) => photo.file === file)?.caption;
    return { title, lines, photo: file && photos.photo(file), caption: caption ?? own };
  });
}

function factsOf({ staging, buildingStyle, facts = [] }: Content["projects"][number]) {
  const style = buildingStyle ? [{ label: "Building style", value: buildingStyle }] : [];
  return [{ label: "Staging", value: STAGINGS[staging].label }, ...style, ...facts];
}

function letterheadOf({ business, theme }: Content) {
  return {
    logo: theme?.logo ? LOGO_PATH : ICON_PATH,
    name: business.name,
    address: addressLines(business).join(", "),
    website: new URL(business.website).host,
  };
}
