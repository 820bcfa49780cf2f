import type { FormService } from "#app/model/schema/settings.ts";

/** How the browser submits the form by itself; with JavaScript the same attributes are followed. */
export function nativeSubmission({ endpoint, answers }: FormService, email: string) {
  if (endpoint) return { method: "post", action: endpoint, "data-answers": answers };
  return { method: "post", action: `mailto:${email}`, encType: "text/plain" };
}
