/** Scrolled further than this, the header turns solid. */
export const HEADER_SCROLL_PX = 10;

export const COUNT_UP_VISIBLE_SHARE = 0.2;

/** Thumbnails before the '+N more' tile, which jumps to the next image. */
export const MAX_THUMBNAILS = 6;

/** A finger that moves sideways by less than this has tapped, not swiped. */
export const SWIPE_MIN_PX = 40;
