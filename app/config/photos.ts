/** Every picture is offered in those of these widths that its master can fill. */
export const PHOTO_WIDTHS = [480, 800, 1200, 1680, 2240];

/** WebP and JPEG are only for browsers without AVIF, so two widths are enough. */
export const OLDER_WIDTHS = [800, 1680];

/** Below this a picture would look soft on the page, and the content check says so. */
export const MIN_PHOTO_WIDTH = 1200;

/** What operating systems leave in folders by themselves. */
export const isSystemFile = (name: string) =>
  /^(\.|Thumbs\.db$|desktop\.ini$|ehthumbs)/i.test(name);

export const UPLOADS_PATH = "/uploads";

/** The size social networks ask of the picture a page is shared by. */
export const SHARE_PHOTO = { width: 1200, height: 630 };
