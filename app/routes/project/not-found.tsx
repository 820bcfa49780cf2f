import { useLocation, useRouteLoaderData } from "react-router";
import { PATHS } from "#app/config/paths.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import type { Shell } from "#app/model/pages/shell.server.ts";
import { NotFoundHead } from "#app/seo/not-found-head.tsx";
import { Redirected } from "#app/shell/not-found/redirected.tsx";
import { useRequestedPath } from "#app/shell/not-found/requested-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Arrival, ArrivalSpinner } from "./arrival.tsx";

/** Served by hosts for unknown projects; one may also stand under another city or number. */
export default function ProjectNotFound() {
  const { pathname } = useLocation();
  const { cities } = useRouteLoaderData("root") as Shell;
  useRequestedPath(PATHS.projectNotFound);
  return (
    <Redirected looking={<ArrivalSpinner />}>
      <NotFoundHead
        type="Home Staging"
        detail="Project Not Found"
        description="The project you're looking for doesn't seem to exist. See the whole portfolio."
      />
      <Arrival key={pathname}>
        <div className="wrap grid-page min-h-[78svh] content-between gap-y-12 pt-top pb-section">
          <h1 className="col-span-full text-display leading-[0.98] md:col-[1/11]">
            Project Not Found
          </h1>
          <div className="col-span-full border-t border-line pt-6 md:col-[7/-1]">
            <p className="max-w-measure text-lead">
              The project you're looking for doesn't seem to exist.
            </p>
            <ButtonLink to={PATHS.portfolio} className="mt-7">
              Back to Portfolio
            </ButtonLink>
            {cities.length > 0 && <Cities cities={cities} />}
          </div>
        </div>
      </Arrival>
    </Redirected>
  );
}

function Cities({ cities }: { cities: string[] }) {
  return (
    <>
      <p className="mt-10 text-small text-umber-soft">Or look at the homes we staged in</p>
      <ul className="flex flex-wrap gap-x-7">
        {cities.map((city) => (
          <li key={city}>
            <TextLink to={`/portfolio?location=${slugify(city)}`}>{city}</TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
