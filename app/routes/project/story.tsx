import { Fragment } from "react";
import { Photo } from "#app/components/photo.tsx";
import type { Project } from "#app/model/pages/project.server.ts";

export function Story({ project }: { project: Project }) {
  return (
    <div className="col-span-full mt-10 mb-section grid gap-y-part md:col-[5/-1] md:row-start-2 md:mt-section xl:col-span-full xl:grid-cols-subgrid print:my-0 print:gap-y-3 print:pt-4">
      <h2 className="xl:col-[1/5]">About The Project</h2>
      <p className="-mt-snug max-w-[43rem] font-serif text-opening font-light tracking-snug xl:col-[5/-1] xl:mt-0 print:-mt-2 print:max-w-none print:text-lead">
        {project.description}
      </p>
      {project.sections.map(({ title, lines, photo, caption }) => (
        <Fragment key={title}>
          {photo && (
            <figure className="max-md:-mx-edge xl:col-[1/4] xl:row-span-2 print:hidden">
              <div className="frame aspect-5/4 xl:aspect-4/5">
                <Photo photo={photo} frame="projectStory" />
              </div>
              <figcaption className="pt-3 text-caption text-umber-soft max-md:px-edge">
                {caption}
              </figcaption>
            </figure>
          )}
          <section className="gap-x-gap border-t border-line pt-5 print:pt-3 lg:grid lg:grid-cols-[3fr_5fr] print:grid print:grid-cols-[1fr_3fr] xl:col-[5/-1] print:break-inside-avoid">
            <h3>{title}</h3>
            <div className="mt-2.5 max-w-measure lg:mt-0 print:mt-0 print:max-w-none">
              {lines.map((line) => (
                <p key={line} className="not-first:mt-4 print:not-first:mt-1.5">
                  {line}
                </p>
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
    <section className="wrap pt-section print:pt-5 print:break-inside-avoid">
      <h2>{title}</h2>
      <div className="mt-stack grid gap-gap md:grid-cols-2 print:mt-3 print:grid-cols-2">
        {highlights.map((group) => (
          <section
            key={group.title}
            className="group/card bg-linen print:break-inside-avoid print:border print:border-line print:bg-white"
          >
            {group.photo && (
              <Photo
                photo={group.photo}
                frame="highlight"
                className="aspect-3/2 w-full object-cover object-(--focus) max-md:group-even/card:aspect-5/4 print:hidden"
              />
            )}
            <div className="p-[clamp(1.5rem,2.4vw,2.5rem)] print:p-4">
              <h3 className="mb-6 text-[clamp(1.625rem,1.4rem+1.1vw,2.375rem)] font-light print:mb-3">
                {group.title}
              </h3>
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
