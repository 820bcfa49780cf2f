import { PATHS } from "#app/config/paths.ts";
import { useRequestedPath } from "#app/shell/not-found/requested-path.ts";
import type { Route } from "./+types/not-found";
import { projectNotFoundMeta, UnknownProject } from "./project-not-found.tsx";

export const meta: Route.MetaFunction = ({ matches }) => projectNotFoundMeta(matches);

/** Served by hosts for unknown projects, and shown for all of them where there are none. */
export default function ProjectNotFoundPage() {
  useRequestedPath(PATHS.projectNotFound);
  return <UnknownProject />;
}
