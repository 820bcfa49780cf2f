export const HEADER_SCROLL_PX = 10;

/** This is below the styles' medium breakpoint. */
export const NARROW_WINDOW = "(width < 48rem)";

export const COUNT_UP_VISIBLE_SHARE = 0.2;

export const MAX_THUMBNAILS = 6;

export const MAX_PROJECTS = 6;

export const SWIPE_MIN_PX = 40;
/** A touch that moves this far scrolls, and no longer holds. */
export const HOLD_MOVE_PX = 8;

/** Larger forms are not sent with keepalive, because browsers limit it to 64 KiB with all headers. */
export const KEEPALIVE_MAX_BYTES = 60_000;

/** Mail programs and browsers cut longer mailto: URLs, some silently. */
export const MAILTO_MAX_CHARACTERS = 1900;

export const MAX_PHOTOS = 5;
export const PHOTO_MAX_SIDE_PX = 2000;
/** Of a photo that the browser can't make smaller: form services take 5 MB and more. */
export const HEIC_MAX_BYTES = 5_000_000;

/** Twelve fill whole rows of two and of three columns. */
export const ENTRIES_PER_PAGE = 12;

/** On the first page, one entry takes the space of two. */
export const ENTRIES_ON_FIRST_PAGE = 11;

export const MAX_DOTS = 12;

/** Vercel allows 1,024 redirects, and Cloudflare 2,000 lines, two for each. */
export const MAX_REDIRECTS = 900;
