import { PATHS } from "#app/config/paths.ts";
import { notFoundMeta } from "#app/seo/page-title.ts";
import { useRequestedPath } from "#app/shell/not-found/requested-path.ts";
import type { Route } from "./+types/not-found";
import UnknownProject, { TITLE } from "./project-not-found.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  notFoundMeta(matches, {
    ...TITLE,
    description: "The project you're looking for doesn't seem to exist. See the whole portfolio.",
  });

/** Served by hosts for unknown projects, and shown for all of them where there are none. */
export default function ProjectNotFoundPage() {
  useRequestedPath(PATHS.projectNotFound);
  return <UnknownProject />;
}
