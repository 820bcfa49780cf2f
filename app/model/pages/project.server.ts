import { MAX_THUMBNAILS } from "#app/config/limits.ts";
import { ICON_PATH, LOGO_PATH } from "#app/config/paths.ts";
import { STAGING_TYPES } from "#app/config/staging-types.ts";
import { getAddressLines } from "#app/lib/text/format.ts";
import type { Site } from "#app/model/load/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { contactOf } from "./parts/contact.server.ts";
import { cityLink, serviceLink } from "./parts/links.ts";
import { closingOf, filesOf, pairsOf, teaserCards } from "./parts/photos.server.ts";
import { projectCard } from "./parts/project-card.server.ts";

const RELATED_PROJECTS = 2;

export function getProjectPage(site: Site, asked: { slug?: string; id?: string }) {
  const { content, photos } = site;
  const project = content.projects.find(
    ({ slug, id }) => slug === asked.slug || String(id) === asked.id,
  );
  if (!project) return undefined;
  const { location: _, contact, path: page, ...shown } = project;
  const from = filesOf([project]);
  return {
    ...content.projectPage,
    project: {
      ...shown,
      ...projectCard(project),
      service: project.service ?? STAGING_TYPES[project.staging].service,
      facts: factsOf(project),
      sections: sectionsOf(site, project),
      highlights: (project.highlights ?? []).map(({ photo: chosen, ...group }, index) => ({
        ...group,
        photo: photos.getSlotPhoto({
          page,
          name: `highlight ${index}`,
          preset: "highlight",
          chosen,
          from,
        }),
      })),
      photos: project.photos.map(({ file, caption }, index) => ({
        ...photos.getPhoto(file, "projectGallery", ["thumbnail"], index < MAX_THUMBNAILS),
        caption,
      })),
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
      projects: teaserCards(site, page, relatedTo(project, content.projects)),
    },
    closing: closingOf(site, page, content.projectPage.closing, project.closing),
  };
}

export type ProjectPage = NonNullable<ReturnType<typeof getProjectPage>>;
export type Project = ProjectPage["project"];
type Entry = Content["projects"][number];

export function getProjectNotFound({ content, photos }: Site) {
  return photos.resolvePhoto({ photo: content.projectPage.notFoundPhoto }, "hero");
}

/** Where the owner names no photo for any section, the middle one takes one. */
function sectionsOf({ photos }: Site, project: Entry) {
  const { path: page, sections = [] } = project;
  const preset = "projectStory";
  const hasPhoto = sections.some(({ photo }) => photo);
  return sections.map(({ title, lines, caption, photo: chosen }, index) => {
    const isMiddle = index === Math.floor(sections.length / 2);
    const from = isMiddle && !hasPhoto ? filesOf([project]) : [];
    const file = photos.fillSlot({ page, name: `section ${index}`, preset, chosen, from });
    const own = project.photos.find((photo) => photo.file === file)?.caption;
    return { title, lines, photo: file && photos.findPhoto(file, preset), caption: caption ?? own };
  });
}

function serviceOf({ servicePages }: Content, { category, staging }: Entry) {
  const page =
    servicePages.find((candidate) => candidate.category === category) ??
    servicePages.find((candidate) => candidate.staging === staging);
  return page && serviceLink(page);
}

function relatedTo(project: Entry, projects: Entry[]) {
  const index = projects.indexOf(project);
  return [...projects.slice(index + 1), ...projects.slice(0, index)].slice(0, RELATED_PROJECTS);
}

function factsOf({ staging, buildingStyle, facts = [] }: Entry) {
  const style = buildingStyle ? [{ label: "Building style", value: buildingStyle }] : [];
  return [{ label: "Staging", value: STAGING_TYPES[staging].label }, ...style, ...facts];
}

function letterheadOf({ business, theme }: Content) {
  return {
    logo: theme?.logo ? LOGO_PATH : ICON_PATH,
    name: business.name,
    address: getAddressLines(business).join(", "),
    website: new URL(business.website).host,
  };
}
