import type { NavigationItem } from "#app/config/pages.ts";
import { addressLines } from "#app/lib/text/address-lines.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { presentPages } from "#app/model/schema/content.ts";
import { contactOf } from "./parts/contact.server.ts";
import { citiesOf } from "./parts/filters.ts";
import { getThemeCss } from "./site/theme.server.ts";

export async function getShell() {
  const { content } = await getSite();
  const { business } = content;
  return {
    business,
    dial: contactOf(business).dial,
    address: addressLines(business),
    navigation: presentPages(content)
      .filter(({ kind }) => kind !== "legal")
      .map(({ name, path }): NavigationItem => ({ name, path })),
    cities: citiesOf(content.projects),
    hasBlog: content.blog !== undefined,
    hasLogo: content.theme?.logo !== undefined,
    themeCss: await getThemeCss(),
    builtIn: new Date().getFullYear(),
  };
}

export type Shell = Awaited<ReturnType<typeof getShell>>;
