import type { FocusEvent } from "react";

/** Browsers show only a part of a focused item. A pointer's target must not move while it is pressed. */
export function scrollToFocused({ target }: FocusEvent) {
  if (target.matches(":focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "center" });
}
