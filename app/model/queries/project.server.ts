import { MAX_THUMBNAILS } from "#app/config/limits.ts";
import { ICON_PATH, LOGO_PATH } from "#app/config/paths.ts";
import { STAGING_TYPES } from "#app/config/staging-types.ts";
import { getAddressLines } from "#app/lib/text/format.ts";
import type { Site } from "#app/model/load/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { getContact } from "./parts/contact.server.ts";
import { drawPlan } from "./parts/draw-plan.ts";
import { getCityLink, getServiceLink, listCities } from "./parts/links.ts";
import { getPairs, getTeaserCards, listPhotoFiles, resolveClosing } from "./parts/photos.server.ts";
import { getProjectCard } from "./parts/project-card.server.ts";

const RELATED_PROJECTS = 2;

export function getProjectPage(site: Site, asked: { slug?: string; id?: string }) {
  const { content, photos } = site;
  const project = content.projects.find(
    ({ slug, id }) => slug === asked.slug || String(id) === asked.id,
  );
  if (!project) return undefined;
  const { location: _, contact, path: page, rooms, ...shown } = project;
  const from = listPhotoFiles([project]);
  return {
    ...content.projectPage,
    project: {
      ...shown,
      ...getProjectCard(project),
      service: project.service ?? STAGING_TYPES[project.staging].service,
      facts: getFacts(project),
      sections: getSections(site, project),
      highlights: (project.highlights ?? []).map(({ photo: chosen, ...group }, index) => ({
        ...group,
        photo: photos.fillSlot({
          page,
          name: `highlight ${index}`,
          preset: "highlight",
          chosen,
          from,
        }).photo,
      })),
      photos: project.photos.map(({ file, caption }, index) => ({
        ...photos.getPhoto(file, "projectGallery", ["thumbnail"], index < MAX_THUMBNAILS),
        caption,
      })),
      plan: rooms && drawPlan(rooms, from),
      pairs: getPairs(project.photos, photos),
      cityLink: getCityLink(content, project.city),
      servicePage: findService(content, project),
      contact: getContact(content.business, contact),
      photoNote: content.business.photoNote,
    },
    beforeAfter: { ...content.projectPage.beforeAfter, ...project.beforeAfter },
    printHeader: getPrintHeader(content),
    related: {
      title: content.projectPage.related,
      projects: getTeaserCards(site, page, findRelated(project, content.projects)),
    },
    closing: resolveClosing(site, content.projectPage.closing, project.closing),
  };
}

export type ProjectPage = NonNullable<ReturnType<typeof getProjectPage>>;
export type Project = ProjectPage["project"];
type Entry = Content["projects"][number];

export function getProjectNotFound({ content, photos }: Site) {
  return {
    ...photos.resolvePhoto({ photo: content.projectPage.notFoundPhoto }, "hero"),
    cities: listCities(content.projects),
  };
}

/** If the owner chose no photo for any section, the middle one gets one. */
function getSections({ photos }: Site, project: Entry) {
  const { path: page, sections = [] } = project;
  const preset = "projectStory";
  const hasPhoto = sections.some(({ photo }) => photo);
  return sections.map(({ title, lines, caption, photo: chosen }, index) => {
    const isMiddle = index === Math.floor(sections.length / 2);
    const from = isMiddle && !hasPhoto ? listPhotoFiles([project]) : [];
    const slot = { page, name: `section ${index}`, preset, chosen, from } as const;
    const { file, photo } = photos.fillSlot(slot);
    const own = project.photos.find((each) => each.file === file)?.caption;
    return { title, lines, photo, caption: caption ?? own };
  });
}

function findService({ servicePages }: Content, { category, staging }: Entry) {
  const page =
    servicePages.find((candidate) => candidate.category === category) ??
    servicePages.find((candidate) => candidate.staging === staging);
  return page && getServiceLink(page);
}

function findRelated(project: Entry, projects: Entry[]) {
  const index = projects.indexOf(project);
  return [...projects.slice(index + 1), ...projects.slice(0, index)].slice(0, RELATED_PROJECTS);
}

function getFacts({ staging, buildingStyle, facts = [] }: Entry) {
  const style = buildingStyle ? [{ label: "Building style", value: buildingStyle }] : [];
  return [{ label: "Staging", value: STAGING_TYPES[staging].label }, ...style, ...facts];
}

function getPrintHeader({ business, theme }: Content) {
  return {
    logo: theme?.logo ? LOGO_PATH : ICON_PATH,
    name: business.name,
    address: getAddressLines(business).join(", "),
    website: new URL(business.website).host,
  };
}
