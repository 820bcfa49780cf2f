import { type ReactNode, useId } from "react";
import { Photo } from "#app/components/photo.tsx";
import { Reveal } from "#app/components/reveal.tsx";
import { PROJECT_CARDS } from "#app/config/frames.ts";
import { PROJECT_CARD_STAGGER_MS } from "#app/config/timing.ts";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { ProjectCard as Project } from "#app/model/pages/parts/project-card.server.ts";
import { CardLink } from "#app/ui/text-link.tsx";

type Props = {
  projects: Project[];
  withLead: boolean;
};

export function ProjectGrid({ projects, withLead }: Props) {
  return (
    <ul className="grid gap-x-[clamp(1.5rem,3vw,3.5rem)] gap-y-band pt-stack md:grid-cols-2 xl:grid-cols-3">
      {projects.map((project, index) => {
        const isLead = withLead && index === 0;
        return (
          <Reveal
            key={project.id}
            index={index}
            staggerMs={PROJECT_CARD_STAGGER_MS}
            className={joinClasses("group/item flex", isLead && "md:col-span-2")}
          >
            <ProjectCard project={project} isLead={isLead} index={index} />
          </Reveal>
        );
      })}
    </ul>
  );
}

const LOOKS = {
  projectCard: "aspect-4/5 max-md:-mx-edge",
  wideProjectCard: "aspect-5/4 max-md:-mr-edge",
  squareProjectCard: "aspect-square max-md:-ml-edge",
};

type CardProps = { project: Project; isLead: boolean; index: number };

function ProjectCard({ project, isLead, index }: CardProps) {
  const title = useId();
  const frame = PROJECT_CARDS[index % PROJECT_CARDS.length] ?? "projectCard";
  return (
    <div className="card flex w-full min-w-0 flex-col">
      <div
        className={joinClasses(
          "frame",
          LOOKS[frame],
          isLead ? "md:aspect-16/10 xl:aspect-auto xl:min-h-80 xl:flex-1" : "md:aspect-4/5",
        )}
      >
        <Photo
          eager={index === 0}
          photo={project.image}
          frame={isLead ? "leadProjectCard" : frame}
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
              "my-2",
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

export function NoProjects({ homes, children }: { homes: string; children?: ReactNode }) {
  return (
    <div className="grid-page min-h-[36svh] content-center gap-y-5 pt-band">
      <h2 className="col-span-full md:col-[1/9]">We have no {homes} to show yet.</h2>
      <div className="col-span-full self-end md:col-[9/-1]">
        {children && (
          <p className="text-umber-soft">Try another location, or look at every home we show.</p>
        )}
        {children}
      </div>
    </div>
  );
}
