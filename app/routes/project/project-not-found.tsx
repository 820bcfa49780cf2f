import { PageHeading } from "#app/components/page-heading.tsx";
import { PATHS } from "#app/config/paths.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import { useShell } from "#app/shell/use-shell.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

export function ProjectNotFound() {
  const { cities } = useShell();
  return (
    <div className="wrap grid-page min-h-[78svh] content-between gap-y-12 pt-top pb-section">
      <PageHeading className="col-span-full text-display leading-[0.98] md:col-[1/11]">
        Project Not Found
      </PageHeading>
      <div className="col-span-full border-t border-line pt-6 md:col-[7/-1]">
        <p className="max-w-measure text-lead">
          The project you're looking for doesn't seem to exist.
        </p>
        <ButtonLink to={PATHS.portfolio} className="mt-7">
          Back to Portfolio
        </ButtonLink>
        {cities.length > 0 && (
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
        )}
      </div>
    </div>
  );
}
