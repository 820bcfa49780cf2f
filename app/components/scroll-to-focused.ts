import type { FocusEvent } from "react";

/**
 * Brings what the keyboard reaches in a scrolling row into the middle; browsers are content with seeing a part of it.
 * Only for the keyboard: what is being pressed must not move away from under the pointer.
 */
export function scrollToFocused({ target }: FocusEvent) {
  if (target.matches(":focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "center" });
}
