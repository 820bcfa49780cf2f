import { redirectDocument } from "react-router";
import { NotFoundHead } from "#app/seo/not-found-head.tsx";
import { NotFound } from "#app/shell/not-found/not-found.tsx";
import type { Route } from "./+types/page";

/** Without one, the router would call the client's at hydration. */
export const loader = () => null;

/** A path that no page has is asked of the host, which knows the redirects. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => redirectDocument(request.url);

export default function NotFoundPage() {
  return (
    <>
      <NotFoundHead
        type="Page Not Found"
        detail="Nothing at this address"
        description="There is no page at this address. Start again from the home page or the portfolio."
      />
      <NotFound />
    </>
  );
}
