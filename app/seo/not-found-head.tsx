import { useRouteLoaderData } from "react-router";
import { formatPageTitle } from "#app/lib/format-page-title.ts";
import type { Shell } from "#app/model/queries/shell.server.ts";

type Props = { type: string; detail: string; description: string };

/** A page without a loader has no head of its own. */
export function NotFoundHead({ description, ...words }: Props) {
  const { business } = useRouteLoaderData("root") as Shell;
  return (
    <>
      <title>{formatPageTitle({ ...words, city: business.city, brand: business.name })}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
    </>
  );
}
