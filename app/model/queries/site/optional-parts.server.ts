import type { Content } from "#app/model/schema/content.ts";

const PARTS = {
  booking: ({ settings }: Content) => settings.booking,
  closedDays: ({ business }: Content) => business.closed,
  dusk: ({ home }: Content) => home.hero.dusk,
  languages: ({ customPages }: Content) => customPages.some(({ lang }) => lang),
  plan: ({ projects }: Content) => projects.some(({ rooms }) => rooms),
  reviewLink: ({ business }: Content) => business.rating?.write,
  texts: ({ settings }: Content) => settings.inquiries.texts,
};

declare global {
  /** Constants of the build, by the content of the site; in the preview and in tests all are true. */
  const HAS: Record<keyof typeof PARTS, boolean>;
}

/** HAS.booking and its like, as constants of the build: what a site does not have is not in its scripts. */
export function defineOptionalParts(content?: Content): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(PARTS).map(([part, find]) => [
      `HAS.${part}`,
      !content || Boolean(find(content)),
    ]),
  );
}
