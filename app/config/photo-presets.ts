import { PHOTO_WIDTHS } from "./photos.ts";

type CropSettings = { ratio: number; widths: number[] };

const { crop: widths, thumbnail } = PHOTO_WIDTHS;

export const CROPS = {
  square: { ratio: 1, widths },
  portrait: { ratio: 4 / 5, widths },
  tall: { ratio: 2 / 3, widths },
  landscape: { ratio: 5 / 4, widths },
  thumbnail: { ratio: 3 / 2, widths: thumbnail },
  /** Where a page is shared: what social sites show whole. They read no AVIF, so this one is a JPEG. */
  share: { ratio: 1200 / 630, widths: [1200] },
} satisfies Record<string, CropSettings>;

export type Crop = keyof typeof CROPS;

export type View = { media?: string; crop?: Crop; sizes: string };

/** For screens only: paper gets the whole photo. */
const NARROW = "screen and (width < 28rem)";
const PHONE = "screen and (width < 48rem)";
const UPRIGHT = "screen and (max-aspect-ratio: 1/1)";
const TABLET = "screen and (width < 64rem)";
const BELOW_DESKTOP = "screen and (width < 75rem)";

const phone = (crop: Crop, sizes = "100vw"): View => ({ media: PHONE, crop, sizes });
const upright = (sizes: string): View => ({ media: UPRIGHT, crop: "square", sizes });
const cropped = (crop: Crop, sizes: string): View => ({ crop, sizes });
const whole = (sizes: string): View => ({ sizes });

const CARD = "(width >= 100rem) 30rem, (width >= 75rem) 31vw, 46vw";
const HALF = "(width >= 100rem) 45rem, (width >= 48rem) 46vw, 96vw";

export const PHOTO_PRESETS = {
  hero: [phone("portrait"), upright("100vw"), whole("100vw")],
  emptyRoom: [phone("portrait", "60vw"), upright("60vw"), whole("60vw")],
  closing: [phone("landscape"), whole("100vw")],
  beforeAfter: [phone("portrait"), whole("(width >= 64rem) 78vw, 100vw")],
  tile: [phone("portrait"), whole("(width >= 100rem) 31rem, 33vw")],
  tallTile: [phone("portrait"), cropped("tall", "(width >= 100rem) 31rem, 33vw")],
  serviceCard: [phone("portrait"), cropped("portrait", "(width >= 100rem) 29rem, 29vw")],
  wideServiceCard: [phone("landscape", "96vw"), cropped("square", "(width >= 100rem) 37rem, 37vw")],
  squareServiceCard: [phone("square", "96vw"), cropped("square", "(width >= 100rem) 37rem, 37vw")],
  testimonial: [phone("landscape"), cropped("tall", "(width >= 100rem) 38vw, 33vw")],
  projectCard: [phone("portrait"), cropped("portrait", CARD)],
  wideProjectCard: [phone("landscape", "96vw"), cropped("portrait", CARD)],
  squareProjectCard: [phone("square", "96vw"), cropped("portrait", CARD)],
  leadProjectCard: [
    phone("portrait"),
    whole("(width >= 100rem) 61rem, (width >= 75rem) 62vw, 93vw"),
  ],
  relatedProject: [phone("landscape", "86vw"), whole(HALF)],
  singleProject: [
    phone("landscape"),
    whole("(width >= 100rem) 61rem, (width >= 48rem) 64vw, 100vw"),
  ],
  // 500 px high at every width: an upright crop is 400 px wide, however narrow the window.
  projectGallery: [
    { media: NARROW, crop: "portrait", sizes: "max(100vw, 25rem)" },
    phone("square", "max(100vw, 31.25rem)"),
    whole("(width >= 75rem) 73vw, 98vw"),
  ],
  projectStory: [
    { media: BELOW_DESKTOP, crop: "landscape", sizes: "(width >= 48rem) 64vw, 100vw" },
    cropped("portrait", "(width >= 100rem) 22rem, 22vw"),
  ],
  highlight: [
    cropped(
      "portrait",
      "(width >= 100rem) 23rem, (width >= 64rem) 24vw, (width >= 48rem) 46vw, 92vw",
    ),
  ],
  thumbnail: [cropped("thumbnail", "(width >= 48rem) 13vw, 24vw")],
  viewer: [whole("min(100vw, 150vh)")],
  withoutScript: [whole(HALF)],
  postCard: [
    cropped(
      "landscape",
      "(width >= 100rem) 38rem, (width >= 64rem) 38vw, (width >= 48rem) 47vw, 96vw",
    ),
  ],
  leadPost: [phone("landscape"), whole("(width >= 64rem) 98vw, 100vw")],
  post: [whole("(width >= 64rem) 78vw, 100vw")],
  answer: [phone("portrait"), whole("(width >= 64rem) 62vw, 100vw")],
  margin: [
    { media: PHONE, sizes: "100vw" },
    cropped("portrait", "(width >= 64rem) 23vw, (width >= 48rem) 31vw"),
  ],
  figure: [whole("(width >= 64rem) 73vw, 100vw")],
  uprightFigure: [whole("(width >= 64rem) 23vw, (width >= 48rem) 46vw, 100vw")],
  nextPost: [phone("landscape", "96vw"), whole("(width >= 48rem) 66vw, 100vw")],
  newsletter: [phone("landscape"), { media: TABLET, sizes: "100vw" }, cropped("portrait", "30vw")],
  aboutHero: [whole("(width >= 64rem) 65vw, (width >= 48rem) 85vw, 100vw")],
  aboutPerson: [phone("landscape"), cropped("portrait", "(width >= 100rem) 30rem, 31vw")],
  aboutUpright: [{ media: TABLET, sizes: "100vw" }, cropped("portrait", "36vw")],
  aboutWide: [whole("(width >= 64rem) 52vw, 100vw")],
  milestone: [
    whole("(width >= 100rem) 18rem, (width >= 64rem) 18vw, (width >= 48rem) 25rem, 86vw"),
  ],
  contactCard: [
    cropped(
      "portrait",
      "(width >= 100rem) 30rem, (width >= 64rem) 32vw, (width >= 48rem) 46vw, 92vw",
    ),
  ],
} satisfies Record<string, View[]>;

/** The rooms on Home whose tiles stand two rows tall, so that ten photos fill four rows. */
export const TALL_TILES = [1, 7];

export type PhotoPreset = keyof typeof PHOTO_PRESETS;

/** In turns, so that on phones no two neighbors have one crop. */
export const PROJECT_CARD_PRESETS = [
  "projectCard",
  "wideProjectCard",
  "squareProjectCard",
] as const;

export function getCrops(preset: PhotoPreset): Crop[] {
  const views: View[] = PHOTO_PRESETS[preset];
  return views.flatMap(({ crop }) => crop ?? []);
}
