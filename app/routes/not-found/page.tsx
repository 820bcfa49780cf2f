import { useState } from "react";
import { PATHS } from "#app/config/paths.ts";
import { useHydrated } from "#app/hooks/use-hydrated.ts";
import { findNewAddress } from "#app/new-address.ts";
import { missingPageMeta } from "#app/seo/missing-page-meta.ts";
import { MissingPage } from "#app/shell/not-found/missing-page.tsx";
import { Moved } from "#app/shell/not-found/moved.tsx";
import type { Route } from "./+types/page";

/** Without a loader React Router would not hydrate the page before its clientLoader has run. */
export const loader = () => null;

/** There is nothing to fetch. */
export const clientLoader = () => null;

export const meta: Route.MetaFunction = ({ matches }) =>
  missingPageMeta(matches, {
    type: "Page Not Found",
    detail: "Nothing at this address",
    description:
      "There is no page at this address. Start again from the home page or the portfolio.",
  });

export default function NotFoundPage() {
  const [arrivedByNavigation] = useState(useHydrated());
  const page = <MissingPage renderedAt={PATHS.notFound} />;
  return (
    <Moved find={findNewAddress} looking={arrivedByNavigation ? null : page}>
      {page}
    </Moved>
  );
}
