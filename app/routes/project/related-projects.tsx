import { useId } from "react";
import { Photo } from "#app/components/photo.tsx";
import type { ProjectPage } from "#app/model/pages/project.server.ts";
import { CardLink } from "#app/ui/card-link.tsx";

export function RelatedProjects({ title, projects }: ProjectPage["related"]) {
  return (
    <section className="print:hidden wrap pt-section">
      <h2>{title}</h2>
      <ul className="mt-[clamp(1.5rem,3vw,3rem)] grid gap-x-gap gap-y-12 md:grid-cols-2">
        {projects.map((project) => (
          <RelatedProject key={project.id} project={project} />
        ))}
      </ul>
    </section>
  );
}

function RelatedProject({ project }: { project: ProjectPage["related"]["projects"][number] }) {
  const title = useId();
  return (
    <li className="group/item card">
      <div className="frame aspect-3/2 max-md:group-odd/item:-mr-edge max-md:group-even/item:-ml-edge">
        <Photo photo={project.image} frame="relatedProject" fallback="random" />
      </div>
      <p className="mt-4 text-caption text-umber-soft">{project.formattedLocation}</p>
      <h3 id={title} className="mt-1">
        {project.title}
      </h3>
      <CardLink to={project.path} titledBy={title}>
        View Details
      </CardLink>
    </li>
  );
}
