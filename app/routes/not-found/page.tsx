import { redirect } from "react-router";
import { findNewAddress } from "#app/new-address.ts";
import { missingPageMeta } from "#app/seo/missing-page-meta.ts";
import { MissingPage } from "#app/shell/missing-page.tsx";
import type { Route } from "./+types/page";

/** Without a loader React Router would not hydrate the page before its clientLoader has run. */
export const loader = () => null;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search, hash } = new URL(request.url);
  const target = await findNewAddress(pathname);
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

export default MissingPage;
