import { teaserFrame } from "#app/config/frames.ts";
import type { ProjectCard } from "#app/model/pages/parts/project-card.server.ts";
import { Card } from "./card.tsx";
import { Photo } from "./photo.tsx";

export function ProjectList({ title, projects }: { title: string; projects: ProjectCard[] }) {
  if (projects.length === 0) return null;
  return (
    <section className="print:hidden wrap pt-section">
      <h2>{title}</h2>
      <ul className="mt-stack grid gap-x-gap gap-y-12 md:grid-cols-2">
        {projects.map((project, index) => (
          <li key={project.id} className="single-card md:only:col-span-full">
            <Entry project={project} index={index} count={projects.length} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type EntryProps = { project: ProjectCard; index: number; count: number };

function Entry({ project, index, count }: EntryProps) {
  const { formattedLocation: over, title, path: to, image } = project;
  return (
    <Card
      entry={{ over, title, to, link: "View Details" }}
      crop={`md:aspect-3/2 ${index % 2 === 0 ? "crop-full" : "crop-right"}`}
      photo={<Photo photo={image} frame={teaserFrame(index, count)} fallback="random" />}
    >
      {project.result && <p className="font-serif text-25">{project.result}</p>}
    </Card>
  );
}
