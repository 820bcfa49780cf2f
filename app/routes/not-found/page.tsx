import { redirect } from "react-router";
import { PageHeading } from "#app/components/page-heading.tsx";
import { useMissingPage } from "#app/hooks/use-missing-page.ts";
import { findRedirect } from "#app/redirects.ts";
import { missingPageMeta } from "#app/seo/missing-page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Horizon } from "#app/ui/horizon.tsx";
import type { Route } from "./+types/page";

/** Without a loader React Router would not hydrate the page before its clientLoader has run. */
export const loader = () => null;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search, hash } = new URL(request.url);
  const target = findRedirect(pathname);
  if (target) throw redirect(target + search + hash);
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  missingPageMeta(matches, {
    type: "Page Not Found",
    detail: "Nothing at this address",
    description:
      "There is no page at this address. Start again from the home page or the portfolio.",
  });

export default function NotFoundPage() {
  useMissingPage();
  return (
    <div data-not-found>
      <Horizon figure={<Figure />}>
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
    <p className="-mb-[0.17em] -ml-[0.02em] font-serif text-[clamp(6.5rem,22vw,20rem)] leading-[0.82] font-light tracking-[-0.045em] lining-nums">
      404
    </p>
  );
}
