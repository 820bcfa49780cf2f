import { PATHS } from "#app/config/paths.ts";
import type { Project, ProjectPage } from "#app/model/pages/project.server.ts";
import { BrandName } from "#app/shell/header/brand-name.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

export function Letterhead({ logo, name, address, website }: ProjectPage["letterhead"]) {
  return (
    <div
      data-letterhead
      className="hidden items-end justify-between border-b border-line-strong pb-3 text-caption print:flex"
    >
      <p className="flex items-end gap-3">
        <img src={logo} alt="" width={44} height={49} loading="lazy" className="h-12 w-auto" />
        <BrandName name={name} className="text-[1.75rem] leading-none" />
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
    <div className="wrap grid-page items-end gap-y-4 pt-snug pb-stack print:py-4">
      <TextLink to={PATHS.portfolio} className="print:hidden col-span-full justify-self-start">
        Back to Portfolio
      </TextLink>
      <h1 className="col-span-full md:col-[1/10]">{project.title}</h1>
      <p className="col-span-full text-small text-umber-soft md:col-[10/-1] md:pb-[0.7rem]">
        <b className="block text-umber">{street}</b>
        {city}
      </p>
    </div>
  );
}

export function Facts({ project }: { project: Project }) {
  return (
    <aside
      aria-label="Facts"
      className="col-span-full max-md:mt-section md:max-xl:sticky-where-tall md:col-[1/4] md:row-start-2 md:self-start md:max-xl:mt-section xl:col-[10/-1] xl:row-start-1 print:mt-4"
    >
      <dl className="grid grid-cols-2 gap-x-gap text-small md:block print:grid print:grid-cols-3">
        {project.facts.map(({ label, value }) => (
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
