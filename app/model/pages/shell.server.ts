import { MAIN_NAVIGATION } from "#app/config/navigation.ts";
import { PATHS } from "#app/config/paths.ts";
import { addressLines } from "#app/lib/text/address-lines.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { citiesOf } from "./parts/cities.ts";
import { contactOf } from "./parts/contact.server.ts";
import { hasBlog } from "./site/has-blog.ts";
import { getThemeCss } from "./site/theme.server.ts";

/** What header, footer and structured data need on every page. */
export async function getShell() {
  const { content } = await getSite();
  const { business } = content;
  const blog = hasBlog(content);
  return {
    business,
    dial: contactOf(business).dial,
    address: addressLines(business),
    navigation: MAIN_NAVIGATION.filter(({ path }) => blog || path !== PATHS.blog),
    cities: citiesOf(content.projects),
    hasBlog: blog,
    hasLogo: content.theme?.mark !== undefined,
    themeCss: await getThemeCss(),
    builtIn: new Date().getFullYear(),
  };
}

export type Shell = Awaited<ReturnType<typeof getShell>>;
