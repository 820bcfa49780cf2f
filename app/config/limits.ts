/** Scrolled further than this, the header turns solid. */
export const HEADER_SCROLL_PX = 10;

export const COUNT_UP_VISIBLE_SHARE = 0.2;

/** Thumbnails before the '+N more' tile, which jumps to the next image. */
export const MAX_THUMBNAILS = 6;
