import { PageHeading } from "#app/components/page-heading.tsx";
import { PATHS } from "#app/config/paths.ts";
import type { Project } from "#app/model/pages/project.server.ts";
import { TextLink } from "#app/ui/text-link.tsx";

type Props = { project: Project };

export function ProjectTitle({ project }: Props) {
  const [street, city] = project.formattedLocation.split(" | ");
  return (
    <div className="wrap grid-page items-end gap-y-4 pt-[clamp(1.25rem,2vw,2rem)] pb-[clamp(2rem,3.4vw,3.5rem)] print:py-4">
      <TextLink to={PATHS.portfolio} className="print:hidden col-span-full justify-self-start">
        Back to Portfolio
      </TextLink>
      <PageHeading className="col-span-full md:col-[1/10]">{project.title}</PageHeading>
      <p className="col-span-full text-small text-umber-soft md:col-[10/-1] md:pb-[0.7rem]">
        <b className="block text-umber">{street}</b>
        {city}
      </p>
    </div>
  );
}
