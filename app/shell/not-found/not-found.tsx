import { PATHS } from "#app/config/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Horizon } from "./horizon.tsx";
import { Redirected } from "./redirected.tsx";
import { useRequestedPath } from "./requested-path.ts";

/** What a visitor sees, and the console is told, when a path has neither a page nor a redirect. */
export function NotFound() {
  return (
    <Redirected>
      <Oops />
    </Redirected>
  );
}

function Oops() {
  useRequestedPath(PATHS.notFound, (pathname) =>
    console.warn(`404: there is no page at ${pathname}`),
  );
  return (
    <Horizon figure={<p className={FIGURE}>404</p>}>
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
        <h1 className="text-h2">Oops! Page not found</h1>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </div>
    </Horizon>
  );
}

const FIGURE =
  "flex-none -mb-[0.17em] -ml-[0.02em] font-serif text-[clamp(6.5rem,22vw,20rem)] leading-[0.82] font-light tracking-[-0.045em] [font-variant-numeric:lining-nums]";
