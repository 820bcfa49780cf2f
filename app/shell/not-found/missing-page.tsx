import { PageHeading } from "#app/components/page-heading.tsx";
import { useLogo } from "#app/shell/use-shell.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Horizon } from "#app/ui/horizon.tsx";
import { useMissingPage } from "./use-missing-page.ts";

/** What a visitor sees, and the console is told, when there is nothing at an address. */
export function MissingPage({ renderedAt }: { renderedAt?: string }) {
  const mark = useLogo();
  useMissingPage();
  return (
    <div data-missing-page={renderedAt}>
      <Horizon figure={<Figure />} logo={mark}>
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
          <PageHeading className="text-h2">Oops! Page not found</PageHeading>
          <ButtonLink to="/">Return to Home</ButtonLink>
        </div>
      </Horizon>
    </div>
  );
}

function Figure() {
  return (
    <p className="flex-none -mb-[0.17em] -ml-[0.02em] font-serif text-[clamp(6.5rem,22vw,20rem)] leading-[0.82] font-light tracking-[-0.045em] [font-variant-numeric:lining-nums]">
      404
    </p>
  );
}
