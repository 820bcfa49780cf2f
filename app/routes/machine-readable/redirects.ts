import { getOwnersRedirects } from "#app/model/pages/site/redirects.server.ts";

/** The owner's old addresses, for visitors of a host that knows no redirects. */
export const loader = async () => Response.json(await getOwnersRedirects());
