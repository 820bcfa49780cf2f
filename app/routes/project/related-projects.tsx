import { Link } from "react-router";
import { Photo } from "#app/components/photo.tsx";
import type { ProjectPage } from "#app/model/pages/project.server.ts";
import { TextLinkLabel } from "#app/ui/text-link.tsx";

export function RelatedProjects({ title, projects }: ProjectPage["related"]) {
  return (
    <section className="print:hidden wrap pt-section">
      <h2>{title}</h2>
      <ul className="mt-[clamp(1.5rem,3vw,3rem)] grid gap-x-gap gap-y-12 md:grid-cols-2">
        {projects.map((project) => (
          <li key={project.id} className="group/item">
            <Link to={project.path} viewTransition className="block">
              <div className="frame aspect-3/2 max-md:group-odd/item:-mr-edge max-md:group-even/item:-ml-edge">
                <Photo photo={project.image} frame="relatedProject" fallback="random" />
              </div>
              <p className="mt-4 text-caption text-umber-soft">{project.formattedLocation}</p>
              <h3 className="mt-1">{project.title}</h3>
              <TextLinkLabel>View Details</TextLinkLabel>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
