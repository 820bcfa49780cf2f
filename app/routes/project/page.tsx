import { data, isRouteErrorResponse, replace, useLocation } from "react-router";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { getProjectPage } from "#app/model/queries.server.ts";
import { findRedirect } from "#app/redirects.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteIdentity } from "#app/seo/site-identity.ts";
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

export async function loader({ params }: Route.LoaderArgs) {
  const { slug, id } = params as Params;
  const page = await getProjectPage(slug ?? id ?? "");
  if (!page) throw data(null, 404);
  return page;
}

export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const target = findRedirect(new URL(request.url).pathname);
  if (target) throw replace(target);
  try {
    return await serverLoader();
  } catch (error) {
    if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
    const rightPath = await findPath((params as Params).slug);
    if (rightPath) throw replace(rightPath);
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const identity = siteIdentity(matches);
  const fixed = { ...identity, type: "Luxury Home Staging", city: "Palm Springs" };
  if (!loaderData)
    return pageMeta({
      ...fixed,
      detail: "Project Not Found",
      description: "The project you're looking for doesn't seem to exist. See the whole portfolio.",
    });
  const { project } = loaderData;
  return pageMeta({
    ...fixed,
    detail: project.title,
    description: project.summary,
    path: project.path,
  });
};

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { project, beforeAfter, highlights, contact, related, closing } = loaderData;
  return (
    <Arrival key={project.slug}>
      <ProjectTitle project={project} />
      <Gallery photos={project.photos} />
      <Story project={project} />
      <BeforeAfterBand {...beforeAfter} pairs={project.pairs} />
      <Highlights title={highlights} highlights={project.highlights} />
      <ContactBlock title={contact} contact={project.contact} />
      <Tagline>{project.tagline}</Tagline>
      <RelatedProjects {...related} />
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

/** A known slug under a wrong city has another address. */
async function findPath(slug: string | undefined): Promise<string | undefined> {
  if (!slug) return undefined;
  const response = await fetch("/portfolio/paths.json");
  const paths = (await response.json()) as Record<string, string>;
  return paths[slug];
}
