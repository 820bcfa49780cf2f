import { Refusal } from "#app/lib/refusal.ts";

/** The public address that SITE_ORIGIN gives to a build. */
export function siteOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash)
    return url.origin;
  throw new Refusal(
    `SITE_ORIGIN is "${address}", but the site needs an address of its own, such as https://example.com, without a folder behind it.`,
  );
}
