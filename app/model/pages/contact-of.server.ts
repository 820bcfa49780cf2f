import type { Content } from "#app/model/schema/content.ts";

/** How to reach the business, without all else that is known of it. */
export function contactOf({ phone, email }: Content["business"]) {
  return { phone, email };
}
