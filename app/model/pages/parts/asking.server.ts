import { contactPath } from "#app/lib/paths.ts";
import type { Content } from "#app/model/schema/content.ts";
import { contactOf } from "./contact-of.server.ts";
import { estimateLink } from "./places.ts";

/** The ways on from a page that answers a question: call, the form, the estimator. */
export function asking(content: Content, service?: string) {
  const { phone, dial } = contactOf(content.business);
  return {
    phone,
    dial,
    form: { label: content.home.hero.secondary.label, to: contactPath(service) },
    estimate: estimateLink(content, service),
  };
}

export type Asking = ReturnType<typeof asking>;
