import { STAGINGS } from "#app/config/stagings.ts";
import type { Project } from "#app/model/pages/project.server.ts";
import { TextLink } from "#app/ui/text-link.tsx";

type Props = { project: Project };

/** Stays beside the story while it is read. */
export function ProjectFacts({ project }: Props) {
  const facts = [
    { label: "Staging", value: STAGINGS[project.staging].label },
    ...(project.buildingStyle ? [{ label: "Building style", value: project.buildingStyle }] : []),
    ...project.facts,
  ];
  return (
    <aside
      aria-label="Facts"
      className="col-span-full md:sticky md:top-[calc(var(--spacing-header-compact)+2rem)] md:col-[1/4] md:self-start"
    >
      <dl className="grid grid-cols-2 gap-x-gap text-small md:block print:grid print:grid-cols-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="border-t border-line py-[0.7rem]">
            <dt className="text-umber-soft">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="print:hidden border-t border-line pt-2">
        <TextLink to={`/contact?project=${project.slug}`}>Ask about this home</TextLink>
      </p>
      {project.pictureNote && (
        <p className="mt-2 text-caption text-umber-soft">{project.pictureNote}</p>
      )}
    </aside>
  );
}
