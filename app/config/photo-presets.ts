import { PHOTO_WIDTHS } from "./photos.ts";

type CropSettings = { ratio: number; widths: number[] };

const { crop: widths, thumbnail } = PHOTO_WIDTHS;

export const CROPS = {
  square: { ratio: 1, widths },
  portrait: { ratio: 4 / 5, widths },
  tall: { ratio: 2 / 3, widths },
  landscape: { ratio: 5 / 4, widths },
  thumbnail: { ratio: 3 / 2, widths: thumbnail },
  /** Social sites show this shape whole. They read no AVIF, so this crop is a JPEG. */
  share: { ratio: 1200 / 630, widths: [1200] },
} satisfies Record<string, CropSettings>;

export type Crop = keyof typeof CROPS;

export type View = {
  media?: string;
  crop?: Crop;
  sizes: string;
  /** Its width in pixels on a large screen, where a photo of fewer is soft. */
  width?: number;
};

/** These are for screens only, because paper gets the whole photo. */
const NARROW = "screen and (width < 28rem)";
const PHONE = "screen and (width < 48rem)";
const UPRIGHT = "screen and (max-aspect-ratio: 1/1)";
const TABLET = "screen and (width < 64rem)";
const BELOW_DESKTOP = "screen and (width < 75rem)";

const phone = (crop: Crop, sizes = "100vw"): View => ({ media: PHONE, crop, sizes });
const upright = (sizes: string): View => ({ media: UPRIGHT, crop: "square", sizes });

type Length = { css: string; px: number };

const LARGE_SCREEN_PX = 1680;
const REM_PX = 16;

const rem = (rems: number): Length => ({ css: `${rems}rem`, px: rems * REM_PX });
const vw = (percent: number): Length => ({
  css: `${percent}vw`,
  px: (percent / 100) * LARGE_SCREEN_PX,
});
const from = (rems: number, { css, px }: Length): Length => ({
  css: `(width >= ${rems}rem) ${css}`,
  px,
});

/** Widths from the largest window down, as `sizes` lists them. */
const whole = (...widths: Length[]): View => ({
  sizes: widths.map(({ css }) => css).join(", "),
  width: widths[0]?.px,
});
const cropped = (crop: Crop, ...widths: Length[]): View => ({ crop, ...whole(...widths) });

const CARD = [from(100, rem(30)), from(75, vw(31)), vw(46)];
const HALF = [from(100, rem(45)), from(48, vw(46)), vw(96)];

export const PHOTO_PRESETS = {
  hero: [phone("portrait"), upright("100vw"), whole(vw(100))],
  emptyRoom: [phone("portrait", "60vw"), upright("60vw"), whole(vw(60))],
  /** It is 224vw wide or more, but every phone should get 1,680 pixels, which are 60 KB. */
  walkIn: [{ sizes: "(resolution >= 2.5x) 140vw, 200vw" }],
  closing: [phone("landscape"), whole(vw(100))],
  beforeAfter: [phone("portrait"), whole(from(64, vw(78)), vw(100))],
  sideBySide: [whole(from(48, vw(50)), vw(100))],
  tile: [phone("portrait"), whole(from(100, rem(31)), vw(33))],
  tallTile: [phone("portrait"), cropped("tall", from(100, rem(31)), vw(33))],
  serviceCard: [phone("portrait"), cropped("portrait", from(100, rem(29)), vw(29))],
  wideServiceCard: [phone("landscape", "96vw"), cropped("square", from(100, rem(37)), vw(37))],
  squareServiceCard: [phone("square", "96vw"), cropped("square", from(100, rem(37)), vw(37))],
  testimonial: [phone("landscape"), cropped("tall", from(100, vw(38)), vw(33))],
  projectCard: [phone("portrait"), cropped("portrait", ...CARD)],
  wideProjectCard: [phone("landscape", "96vw"), cropped("portrait", ...CARD)],
  squareProjectCard: [phone("square", "96vw"), cropped("portrait", ...CARD)],
  leadProjectCard: [phone("portrait"), whole(from(100, rem(61)), from(75, vw(62)), vw(93))],
  relatedProject: [phone("landscape", "86vw"), whole(...HALF)],
  singleProject: [phone("landscape"), whole(from(100, rem(61)), from(48, vw(64)), vw(100))],
  // The gallery is 500 px high, so an upright crop is 400 px wide even in narrow windows.
  projectGallery: [
    { media: NARROW, crop: "portrait", sizes: "max(100vw, 25rem)" },
    phone("square", "max(100vw, 31.25rem)"),
    whole(from(75, vw(73)), vw(98)),
  ],
  projectStory: [
    { media: BELOW_DESKTOP, crop: "landscape", sizes: "(width >= 48rem) 64vw, 100vw" },
    cropped("portrait", from(100, rem(22)), vw(22)),
  ],
  highlight: [cropped("portrait", from(100, rem(23)), from(64, vw(24)), from(48, vw(46)), vw(92))],
  thumbnail: [cropped("thumbnail", from(48, vw(13)), vw(24))],
  viewer: [{ sizes: "min(100vw, 150vh)" }],
  viewerZoomed: [{ sizes: "150vh" }],
  halfWidth: [whole(...HALF)],
  postCard: [cropped("landscape", from(100, rem(38)), from(64, vw(38)), from(48, vw(47)), vw(96))],
  leadPost: [phone("landscape"), whole(from(64, vw(98)), vw(100))],
  post: [whole(from(64, vw(78)), vw(100))],
  answer: [phone("portrait"), whole(from(64, vw(62)), vw(100))],
  opening: [whole(vw(100))],
  uprightOpening: [whole(from(100, rem(30)), from(48, vw(31)), vw(100))],
  margin: [
    { media: PHONE, sizes: "100vw" },
    cropped("portrait", from(64, vw(23)), from(48, vw(31))),
  ],
  figure: [whole(from(64, vw(73)), vw(100))],
  uprightFigure: [whole(from(64, vw(23)), from(48, vw(46)), vw(100))],
  nextPost: [phone("landscape", "96vw"), whole(from(48, vw(66)), vw(100))],
  newsletter: [phone("landscape"), { media: TABLET, sizes: "100vw" }, cropped("portrait", vw(30))],
  aboutHero: [whole(from(64, vw(65)), from(48, vw(85)), vw(100))],
  aboutPerson: [phone("landscape"), cropped("portrait", from(100, rem(30)), vw(31))],
  aboutUpright: [{ media: TABLET, sizes: "100vw" }, cropped("portrait", vw(36))],
  aboutWide: [whole(from(64, vw(52)), vw(100))],
  milestone: [whole(from(100, rem(18)), from(64, vw(18)), from(48, rem(25)), vw(86))],
  contactCard: [
    cropped("portrait", from(100, rem(30)), from(64, vw(32)), from(48, vw(46)), vw(92)),
  ],
} satisfies Record<string, View[]>;

/** These tiles on Home are two rows tall, so that ten photos fill four rows. */
export const TALL_TILES = [1, 7];

export type PhotoPreset = keyof typeof PHOTO_PRESETS;

/** The presets take turns, so that neighbors on phones differ in their crop. */
export const PROJECT_CARD_PRESETS = [
  "projectCard",
  "wideProjectCard",
  "squareProjectCard",
] as const;

export function getCrops(preset: PhotoPreset): Crop[] {
  const views: View[] = PHOTO_PRESETS[preset];
  return views.flatMap(({ crop }) => crop ?? []);
}
