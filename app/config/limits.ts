export const HEADER_SCROLL_PX = 10;

/** Below the medium breakpoint of the styles. */
export const NARROW_WINDOW = "(width < 48rem)";

export const COUNT_UP_VISIBLE_SHARE = 0.2;

export const MAX_THUMBNAILS = 6;

export const MAX_PROJECTS = 6;

export const SWIPE_MIN_PX = 40;

/** Fields within this are sent even if the page is left; browsers allow 64 KiB with all headers. */
export const KEEPALIVE_MAX_BYTES = 60_000;

/** Mail programs and browsers cut longer mailto: addresses, some without a word. */
export const MAILTO_MAX_CHARACTERS = 1900;

export const MAX_PHOTOS = 5;
export const PHOTO_MAX_SIDE_PX = 2000;

/** Entries on a page of a list: whole rows of two and of three columns. */
export const ENTRIES_PER_PAGE = 12;

/** On the first page one entry takes the room of two. */
export const ENTRIES_ON_FIRST_PAGE = 11;

export const MAX_DOTS = 12;

/** Most redirects in redirects.yml: Vercel allows 1,024, Cloudflare 2,000 lines (two each). */
export const MAX_REDIRECTS = 900;
