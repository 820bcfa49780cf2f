import type { OptionalPart } from "./model/queries/site/optional-parts.server.ts";

declare global {
  /** Constants of the build, by the content of the site; in the preview and in tests all are true. */
  const HAS: Record<OptionalPart, boolean>;
}
