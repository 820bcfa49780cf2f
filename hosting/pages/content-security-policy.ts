import { createHash } from "node:crypto";
import { serviceOrigins } from "#app/lib/form-service-answers.ts";
import type { Content } from "#app/model/schema/content.ts";
import { attribute, elements, type Page, textOf } from "./html.ts";

/** Where the owner's form services live; nothing else is reached from any page. */
export type Origins = { forms: string[]; pictures: string[] };

export function foreignOrigins({
  settings,
  photos,
}: Pick<Content, "settings" | "photos">): Origins {
  const forms = [settings.inquiries, settings.newsletter].flatMap(serviceOrigins);
  const elsewhere = photos.map(({ file }) => file).filter((file) => file.startsWith("https://"));
  const pictures = elsewhere.map((url) => new URL(url).origin);
  return { forms: [...new Set(forms)], pictures: [...new Set(pictures)] };
}

/** The policy of one page: only its own inline scripts, known by their hashes, may run. */
export function contentSecurityPolicy(page: Page, { forms, pictures }: Origins): string {
  const directives = {
    // Firefox judges a page fetched ahead by this; whatever else it stands for is said below.
    "default-src": ["'self'"],
    "object-src": ["'none'"],
    "frame-src": ["'none'"],
    "media-src": ["'none'"],
    "worker-src": ["'none'"],
    "script-src": ["'self'", ...inlineScriptHashes(page)],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...pictures],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...forms],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", "mailto:", ...forms],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** Data blocks such as JSON-LD are not executed and need no hash; deferred scripts do. */
function inlineScriptHashes(page: Page): string[] {
  const scripts = elements(page).filter(
    (element) =>
      element.tagName === "script" &&
      attribute(element, "src") === undefined &&
      attribute(element, "type") !== "application/ld+json",
  );
  const hashes = scripts.map((script) => {
    const digest = createHash("sha256").update(textOf(script)).digest("base64");
    return `'sha256-${digest}'`;
  });
  return [...new Set(hashes)];
}
