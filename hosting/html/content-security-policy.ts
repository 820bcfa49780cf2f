import { hash } from "node:crypto";
import { ANALYTICS_PROVIDERS } from "#app/config/analytics.ts";
import { getServiceOrigins } from "#app/lib/form-service-responses.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { Settings } from "#app/model/schema/settings.ts";
import { getAttribute, getText, listElements, type Page } from "./html.ts";

export type Origins = { forms: string[]; pictures: string[]; analytics?: Analytics };

type Analytics = { script: { src: string }; reportsTo: string };

export function getForeignOrigins({ settings, photos }: Pick<Content, "settings" | "photos">) {
  const forms = [settings.inquiries, settings.newsletter].flatMap(getServiceOrigins);
  const elsewhere = photos.map(({ file }) => file).filter((file) => file.startsWith("https://"));
  const pictures = elsewhere.map((url) => new URL(url).origin);
  return { forms, pictures, analytics: settings.analytics && getAnalytics(settings.analytics) };
}

function getAnalytics({ name, id }: NonNullable<Settings["analytics"]>): Analytics {
  return JSON.parse(JSON.stringify(ANALYTICS_PROVIDERS[name]).replaceAll("{id}", id));
}

export function buildContentSecurityPolicy(
  page: Page,
  { forms, pictures, analytics }: Origins,
): string {
  const directives = {
    // Firefox checks a prefetched page against default-src. The directives below set everything else.
    "default-src": ["'self'"],
    "object-src": ["'none'"],
    "frame-src": ["'none'"],
    "media-src": ["'none'"],
    "worker-src": ["'none'"],
    "script-src": [
      "'self'",
      ...hashInlineScripts(page),
      ...(analytics ? [analytics.script.src] : []),
    ],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...pictures],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...forms, ...(analytics ? [analytics.reportsTo] : [])],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", "mailto:", ...forms],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
}

/** Browsers don't run data blocks such as JSON-LD, or empty scripts, so these need no hash. */
function hashInlineScripts(page: Page): string[] {
  const scripts = listElements(page).filter(
    (element) =>
      element.tagName === "script" &&
      getAttribute(element, "src") === undefined &&
      getText(element) !== "" &&
      getAttribute(element, "type") !== "application/ld+json",
  );
  return scripts.map((script) => `'sha256-${hash("sha256", getText(script), "base64")}'`);
}
