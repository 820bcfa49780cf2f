import { replace } from "react-router";
import { PageHeading } from "#app/components/page-heading.tsx";
import { useMissingPage } from "#app/hooks/use-missing-page.ts";
import { findRedirect } from "#app/redirects.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteIdentity } from "#app/seo/site-identity.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/page";

/** Without a loader React Router would not hydrate the page before its clientLoader has run. */
export const loader = () => null;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search, hash } = new URL(request.url);
  const target = findRedirect(pathname);
  if (target) throw replace(target + search + hash);
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    ...siteIdentity(matches),
    type: "Page Not Found",
    detail: "Nothing at this address",
    description:
      "There is no page at this address. Start again from the home page or the portfolio.",
  });

export default function NotFoundPage() {
  useMissingPage();
  return (
    <div
      data-not-found
      className="wrap grid content-center gap-6 py-section pt-[calc(var(--spacing-section)+var(--spacing-header-compact))]"
    >
      <PageHeading className="font-serif text-figure text-clay">404</PageHeading>
      <p className="font-serif text-h2 font-light">Oops! Page not found</p>
      <p>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </p>
    </div>
  );
}
