import { STAGINGS } from "#app/config/stagings.ts";
import type { Project } from "#app/model/pages/project.server.ts";
import { TextLink } from "#app/ui/text-link.tsx";

/** Beside the photo where both have room, else beside the story, where it stays while it is read. */
export function Facts({ project }: { project: Project }) {
  const facts = [
    { label: "Staging", value: STAGINGS[project.staging].label },
    ...(project.buildingStyle ? [{ label: "Building style", value: project.buildingStyle }] : []),
    ...project.facts,
  ];
  return (
    <aside
      aria-label="Facts"
      className="col-span-full max-md:mt-section md:max-xl:sticky md:max-xl:top-[calc(var(--spacing-header-compact)+2rem)] md:col-[1/4] md:row-start-2 md:self-start md:max-xl:mt-section xl:col-[10/-1] xl:row-start-1 print:mt-4"
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
      {project.photoNote && (
        <p className="mt-2 text-caption text-umber-soft">{project.photoNote}</p>
      )}
    </aside>
  );
}
