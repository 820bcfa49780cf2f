import { expect, test } from "vitest";
import * as limits from "./limits.ts";
import * as timing from "./timing.ts";

/** The other tests import these constants, so none of them fails when one changes. */
test("the specification's times and limits are kept", () => {
  expect({ ...timing, ...limits }).toMatchObject({
    STARTUP_SCREEN_MS: 1000,
    HEADER_SCROLL_PX: 10,
    PROJECT_SPINNER_MS: 300,
    COUNT_UP_MS: 2000,
    COUNT_UP_TICK_MS: 16,
    COUNT_UP_VISIBLE_SHARE: 0.2,
    SERVICE_CARD_STAGGER_MS: 100,
    PROJECT_CARD_STAGGER_MS: 100,
    FAQ_STAGGER_MS: 50,
    MAX_THUMBNAILS: 6,
    TOAST_MS: 5000,
  });
});
