import { PageHeading } from "#app/components/page-heading.tsx";
import { PATHS } from "#app/config/paths.ts";
import { useLogo } from "#app/shell/use-shell.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Horizon } from "#app/ui/horizon.tsx";
import { useRequestedPath } from "./requested-path.ts";

/** What a visitor sees, and the console is told, when there is nothing at a path. */
export function NotFound() {
  const logo = useLogo();
  useRequestedPath(PATHS.notFound, (pathname) =>
    console.warn(`404: there is no page at ${pathname}`),
  );
  return (
    <Horizon figure={<Figure />} logo={logo}>
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
        <PageHeading className="text-h2">Oops! Page not found</PageHeading>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </div>
    </Horizon>
  );
}

function Figure() {
  return (
    <p className="flex-none -mb-[0.17em] -ml-[0.02em] font-serif text-[clamp(6.5rem,22vw,20rem)] leading-[0.82] font-light tracking-[-0.045em] [font-variant-numeric:lining-nums]">
      404
    </p>
  );
}
