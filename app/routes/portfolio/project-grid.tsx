import type { ReactNode } from "react";
import { Card } from "#app/components/card.tsx";
import { Photo } from "#app/components/photo.tsx";
import { Reveal } from "#app/components/reveal.tsx";
import { PROJECT_CARD_PRESETS } from "#app/config/photo-presets.ts";
import { PROJECT_CARD_STAGGER_MS } from "#app/config/timing.ts";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { ProjectCard as Project } from "#app/model/queries/parts/project-card.server.ts";

type Props = { projects: Project[]; withLead: boolean };

export function ProjectGrid({ projects, withLead }: Props) {
  return (
    <ul className="grid gap-x-stack gap-y-band pt-stack md:grid-cols-2 xl:grid-cols-3">
      {projects.map((project, index) => {
        const isLead = withLead && index === 0;
        return (
          <Reveal
            key={project.id}
            index={index}
            staggerMs={PROJECT_CARD_STAGGER_MS}
            className={isLead ? "md:col-span-2" : undefined}
          >
            <ProjectCard project={project} isLead={isLead} index={index} />
          </Reveal>
        );
      })}
    </ul>
  );
}

const BLEEDS = {
  projectCard: "bleed-full",
  wideProjectCard: "bleed-right",
  squareProjectCard: "bleed-left",
};

type CardProps = { project: Project; isLead: boolean; index: number };

function ProjectCard({ project, isLead, index }: CardProps) {
  const { formattedLocation: over, seoTitle: title, path: to } = project;
  const preset = PROJECT_CARD_PRESETS[index % PROJECT_CARD_PRESETS.length] ?? "projectCard";
  return (
    <Card
      entry={{ over, title, to, link: "View Details", heading: "h2" }}
      isLead={isLead}
      photoClass={joinClasses(BLEEDS[preset], isLead ? LEAD_ASPECT : "md:aspect-4/5")}
      photo={
        <Photo
          eager={index === 0}
          photo={project.image}
          preset={isLead ? "leadProjectCard" : preset}
          fallback="random"
        />
      }
    >
      {project.result && (
        <p className="mt-3 mb-2 border-t border-line pt-3 font-serif text-25">{project.result}</p>
      )}
      <p className="max-w-measure text-umber-soft">{project.summary}</p>
    </Card>
  );
}

/** The lead card is as high as its neighbor. */
const LEAD_ASPECT = "md:aspect-16/10 xl:aspect-auto xl:min-h-80";

export function NoProjects({ homes, children }: { homes: string; children?: ReactNode }) {
  return (
    <div className="grid-page content-center gap-y-5 py-band">
      <h2 className="col-span-full md:col-lead">We have no {homes} to show yet.</h2>
      <div className="col-span-full self-end md:col-aside">
        {children && (
          <p className="text-umber-soft">Try another location, or look at every home we show.</p>
        )}
        {children}
      </div>
    </div>
  );
}
