export const STARTUP_SCREEN_MS = 1000;
/** Shorter than the long press of a phone's own menu. */
export const EMPTY_ROOM_HOLD_MS = 180;
export const PROJECT_SPINNER_MS = 300;
export const PAGE_PROGRESS_DELAY_MS = 400;

export const COUNT_UP_MS = 2000;
export const COUNT_UP_TICK_MS = 16;

export const TOAST_MS = 5000;
export const TOAST_TICK_MS = 100;

/** 'Sending...' must be seen even if nothing is sent. */
export const SENDING_MIN_MS = 300;
/** Some form services answer only after 20 seconds. */
export const INQUIRY_TIMEOUT_MS = 30_000;
export const INQUIRY_SLOW_MS = 8000;
/** Each photo adds this time, for half a megabyte on a slow connection. */
export const PHOTO_TIMEOUT_MS = 15_000;

export const SERVICE_CARD_STAGGER_MS = 100;
export const PROJECT_CARD_STAGGER_MS = 100;
export const MILESTONE_STAGGER_MS = 100;
export const FAQ_STAGGER_MS = 50;
