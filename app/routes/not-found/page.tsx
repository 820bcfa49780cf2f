import { notFoundMeta } from "#app/seo/page-title.ts";
import { NotFound } from "#app/shell/not-found/not-found.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  notFoundMeta(matches, {
    type: "Page Not Found",
    detail: "Nothing at this address",
    description:
      "There is no page at this address. Start again from the home page or the portfolio.",
  });

export default NotFound;
