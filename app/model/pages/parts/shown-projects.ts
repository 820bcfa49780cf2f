import type { Content } from "#app/model/schema/content.ts";

type Project = Content["projects"][number];
type ServicePage = Pick<Content["servicePages"][number], "staging" | "category">;

const RELATED_PROJECTS = 2;

export const projectsIn = ({ projects }: Content, city: string) =>
  projects.filter((project) => project.city === city);

export const projectsOf = ({ projects }: Content, { staging, category }: ServicePage) =>
  projects.filter((project) =>
    staging ? project.staging === staging : category && project.category === category,
  );

export function relatedProjects({ projects }: Content, project: Project): Project[] {
  const index = projects.indexOf(project);
  return [...projects.slice(index + 1), ...projects.slice(0, index)].slice(0, RELATED_PROJECTS);
}

/** The photo that a city's slider compares, and its project. */
export function comparedIn(projects: Project[], beforeOf: (file: string) => unknown) {
  const shown = projects.flatMap((project) => project.photos.map((photo) => ({ project, photo })));
  return shown.find(({ photo }) => beforeOf(photo.file));
}
