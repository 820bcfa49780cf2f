import { LANGUAGES, LEGAL_PAGES, type NavigationItem } from "#app/config/pages.ts";
import { type ColorName, PALETTE, type Palette } from "#app/config/palette.ts";
import { pick } from "#app/lib/pick.ts";
import { getAddressLines } from "#app/lib/text/format.ts";
import { getSite } from "#app/model/load/site.server.ts";
import { type Content, getExistingPages } from "#app/model/schema/content.ts";
import { listClosedDays } from "./parts/closed-days.server.ts";
import { getContact } from "./parts/contact.server.ts";

/** Sent with every page, so it has only what every page shows. */
export async function getShell() {
  const { content } = await getSite();
  const { business } = content;
  return {
    business: {
      ...pick(business, "name", "alternateName", "about", "city", "phone", "email"),
      ...pick(business, "photoNote", "social", "serviceLinks", "timeZone"),
      ...(business.closed && { closedDays: listClosedDays(business) }),
    },
    dial: getContact(business).dial,
    address: getAddressLines(business),
    hours: business.hours.map(({ days, text }) => `${days}: ${text}`),
    quote: content.home.hero.secondary,
    navigation: getExistingPages(content).map(({ name, path }): NavigationItem => ({ name, path })),
    footerLinks: getFooterLinks(content),
    hasBlog: content.blog !== undefined,
    hasLogo: content.theme?.logo !== undefined,
    themeCss: buildThemeCss(content.theme?.colors),
    notice: content.settings.notice,
    buildYear: new Date().getFullYear(),
  };
}

export function getFooterLinks({ customPages }: Pick<Content, "customPages">): NavigationItem[] {
  return customPages.flatMap(({ slug, path, lang, footer }) => {
    const name = footer ?? (lang ? LANGUAGES[lang].name : LEGAL_PAGES.get(slug));
    return name ? { name, path, ...(lang && { lang }) } : [];
  });
}

function buildThemeCss(colors: Partial<Palette> = {}): string | undefined {
  const changed = Object.entries(colors).filter(
    ([name, color]) => color !== PALETTE[name as ColorName],
  );
  const rules = changed.map(([name, color]) => `--color-${name}:${color}`);
  return rules.length > 0 ? `:root{${rules.join(";")}}` : undefined;
}

export type Shell = Awaited<ReturnType<typeof getShell>>;
