import { Fragment } from "react";
import { Photo } from "#app/components/photo.tsx";
import type { Project } from "#app/model/queries/project.server.ts";

export function Story({ project }: { project: Project }) {
  return (
    <div className="project-story">
      <h2 className="xl:col-[1/5]">About The Project</h2>
      <p className="lead-text -mt-snug xl:col-[5/-1] xl:mt-0 print:mt-0 print:max-w-none print:text-lead">
        {project.description}
      </p>
      {project.sections.map(({ title, lines, photo, caption }) => (
        <Fragment key={title}>
          {photo && (
            <figure className="max-md:-mx-edge xl:col-[1/4] xl:row-span-2 print:hidden">
              <div className="frame aspect-5/4 xl:aspect-4/5">
                <Photo photo={photo} />
              </div>
              <figcaption className="caption pt-3 max-md:px-edge">{caption}</figcaption>
            </figure>
          )}
          <section className="project-story-section">
            <h3>{title}</h3>
            <div className="project-story-lines">
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </section>
        </Fragment>
      ))}
    </div>
  );
}

type HighlightsProps = { title: string; highlights: Project["highlights"] };

export function Highlights({ title, highlights }: HighlightsProps) {
  if (highlights.length === 0) return null;
  return (
    <section className="page-container pt-section print:pt-5 print:break-inside-avoid">
      <h2>{title}</h2>
      <div className="mt-stack grid gap-gap md:grid-cols-2 print:mt-3 print:grid-cols-2">
        {highlights.map((group) => (
          <section key={group.title} className="highlight">
            {group.photo && <Photo photo={group.photo} className="highlight-photo" />}
            <div className="p-card print:p-4">
              <h3 className="mb-6 text-38 print:mb-3">{group.title}</h3>
              <dl>
                {group.items.map(({ subtitle, lines }) => (
                  <div key={subtitle} className="border-t border-line-linen pt-3 pb-4 last:pb-0">
                    <dt className="font-medium">{subtitle}</dt>
                    <dd className="text-umber-mid">
                      {lines.map((line) => (
                        <p key={line}>{line}</p>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </section>
        ))}
      </div>
    </section>
  );
}
