import { PATHS } from "#app/config/paths.ts";
import type { Route } from "./+types/not-found";
import { ProjectNotFound } from "./project-not-found.tsx";
import { projectNotFoundMeta } from "./project-not-found-meta.ts";
import { useMissingProject } from "./use-missing-project.ts";

/** Rendered once, and served for every address below /portfolio that has no page. */
export const loader = () => null;

/** There is nothing to fetch. */
export const clientLoader = () => null;

export const meta: Route.MetaFunction = ({ matches }) => projectNotFoundMeta(matches);

export default function ProjectNotFoundPage() {
  useMissingProject();
  return (
    <div data-missing-page={PATHS.projectNotFound} className="pt-header-compact print:pt-0">
      <ProjectNotFound />
    </div>
  );
}
