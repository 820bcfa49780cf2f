import { getRedirects } from "#app/model/pages/site/redirects.server.ts";

const fill = (path: string) =>
  path
    .replace(":city", "palm-desert-home-staging")
    .replace(":slug", "desert-oasis-luxury")
    .replace(":id", "3");

/** The redirect table with every parameter filled in. */
export const OLD_ADDRESSES = (await getRedirects()).map(({ from, to }) => ({
  from: fill(from),
  to: fill(to),
}));
