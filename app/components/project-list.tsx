import { useId } from "react";
import { type Frame, teaserFrame } from "#app/config/frames.ts";
import type { ProjectCard } from "#app/model/pages/parts/project-card.server.ts";
import { CardLink } from "#app/ui/text-link.tsx";
import { Photo } from "./photo.tsx";

export function ProjectList({ title, projects }: { title: string; projects: ProjectCard[] }) {
  if (projects.length === 0) return null;
  return (
    <section className="print:hidden wrap pt-section">
      <h2>{title}</h2>
      <ul className="mt-stack grid gap-x-gap gap-y-12 md:grid-cols-2">
        {projects.map((project, index) => (
          <ProjectEntry
            key={project.id}
            project={project}
            frame={teaserFrame(index, projects.length)}
          />
        ))}
      </ul>
    </section>
  );
}

function ProjectEntry({ project, frame }: { project: ProjectCard; frame: Frame }) {
  const title = useId();
  return (
    <li className="group/item card md:only:col-span-full">
      <div className="frame aspect-4/5 max-md:-mr-edge max-md:group-odd/item:-ml-edge max-md:group-even/item:aspect-5/4 md:aspect-3/2 md:group-only/item:aspect-2/1">
        <Photo photo={project.image} frame={frame} fallback="random" />
      </div>
      <p className="mt-4 text-caption text-umber-soft">{project.formattedLocation}</p>
      <h3 id={title} className="mt-2">
        {project.title}
      </h3>
      {project.result && <p className="mt-1 text-umber-mid">{project.result}</p>}
      <CardLink to={project.path} titledBy={title}>
        View Details
      </CardLink>
    </li>
  );
}
