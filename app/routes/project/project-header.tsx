import { Facts } from "#app/components/facts.tsx";
import { PATHS } from "#app/config/paths.ts";
import type { Project, ProjectPage } from "#app/model/queries/project.server.ts";
import { BrandName } from "#app/shell/header/brand-name.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { PrintThisHome } from "./print-this-home.tsx";

export function PrintHeader({ logo, name, address, website }: ProjectPage["printHeader"]) {
  return (
    <div
      data-print-header
      className="hidden items-end justify-between border-b border-line-strong pb-3 text-caption print:flex"
    >
      <p className="flex items-end gap-3">
        <img src={logo} alt="" width={44} height={49} loading="lazy" className="h-12 w-auto" />
        <BrandName name={name} className="text-29" />
      </p>
      <p className="text-right">
        {address}
        <br />
        {website}
      </p>
    </div>
  );
}

export function ProjectTitle({ project }: { project: Project }) {
  const [street, city] = project.formattedLocation.split(" | ");
  return (
    <div className="page-container grid-page items-end gap-y-4 pt-snug pb-stack print:py-4">
      <TextLink to={PATHS.portfolio} className="print:hidden col-span-full justify-self-start">
        Back to Portfolio
      </TextLink>
      <h1 className="col-span-full md:col-[1/10]">{project.title}</h1>
      <p className="col-span-full text-small text-umber-soft md:col-[10/-1] md:pb-3">
        <b className="block text-umber">{street}</b>
        {city}
      </p>
    </div>
  );
}

export function ProjectFacts({ project }: { project: Project }) {
  return (
    <aside aria-label="Facts" className="project-facts">
      <PrintThisHome path={project.path}>
        <Facts facts={project.facts} />
        <p className="print:hidden border-t border-line pt-2">
          <TextLink to={`/contact?project=${project.slug}`}>Ask about this home</TextLink>
        </p>
      </PrintThisHome>
      {project.photoNote && <p className="caption mt-2">{project.photoNote}</p>}
    </aside>
  );
}
