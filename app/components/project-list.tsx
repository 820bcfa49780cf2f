import { scrollToFocused } from "#app/components/scroll-to-focused.ts";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { ProjectCard } from "#app/model/queries/parts/project-card.server.ts";
import { Card } from "./card.tsx";
import { Photo } from "./photo.tsx";

export function ProjectList({ title, projects }: { title: string; projects: ProjectCard[] }) {
  if (projects.length === 0) return null;
  return (
    <section className="print:hidden page-container pt-section">
      <h2>{title}</h2>
      <ul
        onFocus={scrollToFocused}
        className={joinClasses(
          "project-list mt-stack",
          projects.length === 1 && "project-list-single",
        )}
      >
        {projects.map(({ id, formattedLocation: over, title, path: to, image, result }) => (
          <li key={id}>
            <Card
              entry={{ over, title, to, link: "View Details" }}
              photoClass="aspect-5/4 md:aspect-3/2"
              photo={<Photo photo={image} fallback="random" />}
            >
              {result && (
                <p className="mt-3 border-t border-line pt-3 font-serif text-25">{result}</p>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
