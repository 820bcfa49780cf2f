import type { ProjectPage } from "#app/model/pages/project.server.ts";
import { BrandName } from "#app/shell/header/brand-name.tsx";
import { Logo } from "#app/ui/logo.tsx";

/** On paper only: whose sheet this is, and where to find them. */
export function Letterhead({ name, address, website }: ProjectPage["letterhead"]) {
  return (
    <div
      data-letterhead
      className="hidden items-end justify-between border-b border-line-strong pb-3 text-caption print:flex"
    >
      <p className="flex items-end gap-3">
        <Logo className="h-12" />
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
