import { type ReactNode, useEffect, useState } from "react";
import { BeforeAfterBand } from "#app/components/before-after/before-after-band.tsx";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { HydrationBoundaries } from "#app/components/hydration-boundaries.tsx";
import { ProjectList } from "#app/components/project-list.tsx";
import { PAGES } from "#app/config/pages.ts";
import { PROJECT_SPINNER_MS } from "#app/config/timing.ts";
import { useIsClientNavigation } from "#app/hooks/use-client-value.ts";
import { getProjectPage } from "#app/model/queries/project.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import { buildProjectNode } from "#app/seo/page-json-ld.ts";
import type { Route } from "./+types/page";
import { ContactBlock } from "./contact-block.tsx";
import { Gallery } from "./gallery.tsx";
import { PrintHeader, ProjectFacts, ProjectTitle } from "./project-header.tsx";
import { Highlights, Story } from "./story.tsx";
import "./project.css";

export function loader({ params }: Route.LoaderArgs) {
  return withHead(
    (site) => getProjectPage(site, params),
    ({ project, seo }) => ({
      path: project.path,
      seo: {
        type: seo?.type ?? project.service,
        city: seo?.city ?? project.city,
        detail: project.title,
        description: project.summary,
      },
      trail: [
        PAGES.portfolio,
        ...(project.cityLink.path
          ? [{ name: project.cityLink.name, path: project.cityLink.path }]
          : []),
        { name: project.title, path: project.path },
      ],
      nodes: [buildProjectNode(project)],
    }),
  );
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { printHeader, project, beforeAfter, highlights, contact, related, closing } = loaderData;
  return (
    <Arrival key={project.slug}>
      <PrintHeader {...printHeader} />
      <ProjectTitle project={project} />
      <div className="page-container grid-page print:block">
        <Gallery photos={project.photos} plan={project.plan} />
        <HydrationBoundaries>
          <ProjectFacts project={project} />
          <Story project={project} />
        </HydrationBoundaries>
      </div>
      <HydrationBoundaries>
        <BeforeAfterBand {...beforeAfter} pairs={project.pairs} />
        <Highlights title={highlights} highlights={project.highlights} />
        <ContactBlock title={contact} contact={project.contact} tagline={project.tagline} />
        <ProjectList {...related} />
        <CallToAction {...closing} />
      </HydrationBoundaries>
    </Arrival>
  );
}

/** The page is invisible instead of absent, because scroll restoration needs its full height. */
function Arrival({ children }: { children: ReactNode }) {
  const [isWaiting, setIsWaiting] = useState(useIsClientNavigation());

  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(false), PROJECT_SPINNER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="relative pt-header-compact print:pt-0">
      {isWaiting && (
        <div
          role="status"
          aria-label="Loading project"
          className="fixed inset-0 grid place-items-center"
        >
          <div className="spinner" />
        </div>
      )}
      <div className={isWaiting ? "invisible" : undefined}>{children}</div>
    </div>
  );
}
