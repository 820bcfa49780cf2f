import { Photo } from "#app/components/photo.tsx";
import { PhotoHero } from "#app/components/photo-hero.tsx";
import { PATHS } from "#app/config/paths.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import { getSite } from "#app/model/load/site.server.ts";
import { getProjectNotFound } from "#app/model/queries/project.server.ts";
import { NotFoundHead } from "#app/seo/not-found-head.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/not-found";

export const loader = async () => getProjectNotFound(await getSite());

/** Hosts serve this page for unknown projects. */
export default function ProjectNotFound({ loaderData: { photo, cities } }: Route.ComponentProps) {
  return (
    <>
      <NotFoundHead
        type="Home Staging"
        detail="Project Not Found"
        description="The project you're looking for doesn't seem to exist. See the whole portfolio."
      />
      <PhotoHero
        title="Project Not Found"
        photo={photo && <Photo eager photo={photo} className="bg-transparent!" />}
      >
        <div className="page-container flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5">
          <p className="max-w-measure text-lead">
            The project you're looking for doesn't seem to exist.
          </p>
          <ButtonLink to={PATHS.portfolio}>Back to Portfolio</ButtonLink>
        </div>
      </PhotoHero>
      {cities.length > 0 && (
        <div className="page-container pb-section">
          <div className="flex flex-wrap items-center gap-x-7 border-t border-line pt-3">
            <p className="text-small text-umber-soft">Or see the homes we've staged in</p>
            <ul className="flex flex-wrap gap-x-7">
              {cities.map((city) => (
                <li key={city}>
                  <TextLink to={`/portfolio?location=${slugify(city)}`}>{city}</TextLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  );
}
