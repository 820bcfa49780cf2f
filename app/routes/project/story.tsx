import type { Project } from "#app/model/pages/project.server.ts";
import { ProjectFacts } from "./project-facts.tsx";

type Props = { project: Project };

/** The facts in the margin, the story beside them. */
export function Story({ project }: Props) {
  return (
    <div className="wrap grid-page gap-y-10 py-section print:block print:py-4">
      <ProjectFacts project={project} />
      <div className="col-span-full grid gap-y-[clamp(2.5rem,3.4vw,3.5rem)] md:col-[5/-1] print:gap-y-5 print:pt-6">
        <div className="max-w-[43rem]">
          <h2>About The Project</h2>
          <p className="mt-6 font-serif text-opening font-light tracking-[-0.006em] print:mt-3">
            {project.description}
          </p>
        </div>
        {project.sections.map(({ title, lines }) => (
          <section
            key={title}
            className="gap-x-gap border-t border-line pt-5 lg:grid lg:grid-cols-[3fr_5fr] print:break-inside-avoid"
          >
            <h3>{title}</h3>
            <div className="mt-2.5 max-w-measure lg:mt-0">
              {lines.map((line) => (
                <p key={line} className="not-first:mt-4">
                  {line}
                </p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
