import { data, isRouteErrorResponse, redirect, useLocation } from "react-router";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { PATHS } from "#app/config/paths.ts";
import { getProjectPage } from "#app/model/pages/project.server.ts";
import { findNewAddress } from "#app/new-address.ts";
import { findRedirect } from "#app/redirects.ts";
import { missingPageMeta } from "#app/seo/missing-page-meta.ts";
import { projectThing } from "#app/seo/things.ts";
import { withHead } from "#app/seo/with-head.server.ts";
import type { Route } from "./+types/page";
import { Arrival } from "./arrival.tsx";
import { BeforeAfterBand } from "./before-after-band.tsx";
import { ContactBlock } from "./contact-block.tsx";
import { Gallery } from "./gallery.tsx";
import { Highlights } from "./highlights.tsx";
import { ProjectNotFound } from "./project-not-found.tsx";
import { ProjectTitle } from "./project-title.tsx";
import { RelatedProjects } from "./related-projects.tsx";
import { Story } from "./story.tsx";
import { Tagline } from "./tagline.tsx";

/** Served at /portfolio/{city}/{slug} and at /portfolio/{id}. */
type Params = { slug?: string; id?: string };

export function loader({ params }: Route.LoaderArgs) {
  return withHead(findProject(params), ({ project, seo }) => ({
    seo: {
      type: seo?.type ?? project.service,
      city: seo?.city ?? project.city,
      detail: project.title,
      description: project.summary,
    },
    path: project.path,
    trail: [
      { name: "Portfolio", path: PATHS.portfolio },
      { name: project.title, path: project.path },
    ],
    things: (origin) => [projectThing(project, origin)],
  }));
}

export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname } = new URL(request.url);
  const target = findRedirect(pathname);
  if (target) throw redirect(target);
  try {
    return await serverLoader();
  } catch (error) {
    if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
    const rightPath = (await findNewAddress(pathname)) ?? (await findPath((params as Params).slug));
    if (rightPath) throw redirect(rightPath);
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.head ??
  missingPageMeta(matches, {
    type: "Home Staging",
    detail: "Project Not Found",
    description: "The project you're looking for doesn't seem to exist. See the whole portfolio.",
  });

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { project, beforeAfter, highlights, contact, related, closing } = loaderData;
  return (
    <Arrival key={project.slug}>
      <ProjectTitle project={project} />
      <Gallery photos={project.photos} />
      <Story project={project} />
      <BeforeAfterBand {...beforeAfter} pairs={project.pairs} />
      {project.highlights.length > 0 && (
        <Highlights title={highlights} highlights={project.highlights} />
      )}
      <ContactBlock title={contact} contact={project.contact} />
      {project.tagline && <Tagline>{project.tagline}</Tagline>}
      {related.projects.length > 0 && <RelatedProjects {...related} />}
      <CallToAction {...closing} />
    </Arrival>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <Arrival key={pathname}>
      <ProjectNotFound />
    </Arrival>
  );
}

async function findProject({ slug, id }: Params) {
  const page = await getProjectPage(slug ?? id ?? "");
  if (!page) throw data(null, 404);
  return page;
}

/** A known slug under a wrong city has another address. */
async function findPath(slug: string | undefined): Promise<string | undefined> {
  if (!slug) return undefined;
  const response = await fetch("/portfolio/paths.json");
  const paths = (await response.json()) as Record<string, string>;
  return paths[slug];
}
