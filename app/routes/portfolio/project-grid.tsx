import type { ReactNode } from "react";
import { Reveal } from "#app/components/reveal.tsx";
import { PROJECT_CARD_STAGGER_MS } from "#app/config/timing.ts";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { ProjectCard as Project } from "#app/model/pages/parts/project-card.server.ts";
import { ProjectCard } from "./project-card.tsx";

type Props = {
  projects: Project[];
  /** The first project takes two of the three columns: the list begins here, unfiltered. */
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
            <ProjectCard project={project} isLead={isLead} eager={index === 0} />
          </Reveal>
        );
      })}
    </ul>
  );
}

type NoProjectsProps = {
  homes: string;
  children?: ReactNode;
};

export function NoProjects({ homes, children }: NoProjectsProps) {
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
