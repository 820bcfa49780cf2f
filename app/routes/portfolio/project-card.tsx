import { useId } from "react";
import { FirstPhoto, Photo } from "#app/components/photo.tsx";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { ProjectCard as Project } from "#app/model/pages/parts/project-card.server.ts";
import { CardLink } from "#app/ui/text-link.tsx";

type Props = {
  project: Project;
  isLead: boolean;
  eager: boolean;
};

export function ProjectCard({ project, isLead, eager }: Props) {
  const title = useId();
  const CardPhoto = eager ? FirstPhoto : Photo;
  return (
    <div className="card flex w-full min-w-0 flex-col">
      <div
        className={joinClasses(
          "frame aspect-5/4 max-md:group-odd/item:-mr-edge max-md:group-even/item:-ml-edge",
          isLead ? "md:aspect-16/10 xl:aspect-auto xl:min-h-80 xl:flex-1" : "md:aspect-4/5",
        )}
      >
        <CardPhoto
          photo={project.image}
          frame={isLead ? "leadProjectCard" : "projectCard"}
          fallback="random"
        />
      </div>
      <div
        className={joinClasses(
          "flex flex-col items-start pt-4",
          isLead && "md:grid md:grid-cols-[1.05fr_1fr] md:gap-x-gap",
        )}
      >
        <div>
          <p className="text-caption text-umber-soft">{project.formattedLocation}</p>
          <h2
            id={title}
            className={joinClasses(
              "mt-1 mb-2",
              isLead ? "text-lead-title" : "text-h3 font-normal tracking-snug",
            )}
          >
            {project.seoTitle}
          </h2>
        </div>
        <div>
          <p className="max-w-[32em] text-umber-soft">{project.summary}</p>
          {project.result && <p className="mt-2 font-medium">{project.result}</p>}
          <CardLink to={project.path} titledBy={title}>
            View Details
          </CardLink>
        </div>
      </div>
    </div>
  );
}
