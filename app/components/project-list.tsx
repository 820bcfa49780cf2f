import { useId } from "react";
import type { ProjectCard } from "#app/model/pages/parts/project-card.server.ts";
import { CardLink } from "#app/ui/text-link.tsx";
import { Photo } from "./photo.tsx";

export function ProjectList({ title, projects }: { title: string; projects: ProjectCard[] }) {
  if (projects.length === 0) return null;
  return (
    <section className="print:hidden wrap pt-section">
      <h2>{title}</h2>
      <ul className="mt-stack grid gap-x-gap gap-y-12 md:grid-cols-2">
        {projects.map((project) => (
          <ProjectEntry key={project.id} project={project} isSingle={projects.length === 1} />
        ))}
      </ul>
    </section>
  );
}

function ProjectEntry({ project, isSingle }: { project: ProjectCard; isSingle: boolean }) {
  const title = useId();
  return (
    <li className="group/item card md:only:col-span-full">
      <div className="frame aspect-3/2 max-md:group-odd/item:-mr-edge max-md:group-even/item:-ml-edge md:group-only/item:aspect-2/1">
        <Photo
          photo={project.image}
          frame={isSingle ? "singleProject" : "relatedProject"}
          fallback="random"
        />
      </div>
      <p className="mt-4 text-caption text-umber-soft">{project.formattedLocation}</p>
      <h3 id={title} className="mt-1">
        {project.title}
      </h3>
      {project.result && <p className="mt-1 text-umber-mid">{project.result}</p>}
      <CardLink to={project.path} titledBy={title}>
        View Details
      </CardLink>
    </li>
  );
}
