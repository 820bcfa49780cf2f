import { PHOTO_WIDTHS } from "./photos.ts";

/** A cut of a photo: its proportion, the widths it is made in, and how well it is encoded. */
export type Cut = { ratio: number; widths: number[]; quality: "good" | "small" };

const { cut: widths, thumbnail } = PHOTO_WIDTHS;

/** The few proportions to which the design cuts photos, around each one's focal point. */
export const SHAPES = {
  square: { ratio: 1, widths, quality: "good" },
  portrait: { ratio: 4 / 5, widths, quality: "good" },
  tall: { ratio: 2 / 3, widths, quality: "good" },
  landscape: { ratio: 5 / 4, widths, quality: "good" },
  thumbnail: { ratio: 3 / 2, widths: thumbnail, quality: "small" },
} satisfies Record<string, Cut>;

export type Shape = keyof typeof SHAPES;

/** What a frame shows in windows of some width; without a shape it is the whole photo. */
export type View = { media?: string; shape?: Shape; sizes: string };

/** For screens only: paper gets the whole photo. */
const PHONE = "screen and (max-width: 47.99rem)";
const UPRIGHT = "screen and (max-aspect-ratio: 1/1)";
const TABLET = "screen and (max-width: 63.99rem)";

/** Every frame of the design, from narrow windows to wide ones; the last view has no condition. */
export const FRAMES = {
  hero: [
    { media: PHONE, shape: "portrait", sizes: "100vw" },
    { media: UPRIGHT, shape: "square", sizes: "100vw" },
    { sizes: "100vw" },
  ],
  emptyRoom: [
    { media: PHONE, shape: "portrait", sizes: "60vw" },
    { media: UPRIGHT, shape: "square", sizes: "60vw" },
    { sizes: "60vw" },
  ],
  closing: [{ media: PHONE, shape: "square", sizes: "100vw" }, { sizes: "100vw" }],
  beforeAfter: [
    { media: PHONE, shape: "portrait", sizes: "100vw" },
    { sizes: "(min-width: 64rem) 78vw, 100vw" },
  ],
  tile: [
    { media: PHONE, shape: "portrait", sizes: "100vw" },
    { sizes: "(min-width: 100rem) 31rem, 33vw" },
  ],
  tallTile: [
    { media: PHONE, shape: "portrait", sizes: "100vw" },
    { shape: "tall", sizes: "(min-width: 100rem) 31rem, 33vw" },
  ],
  serviceCard: [
    { media: PHONE, shape: "landscape", sizes: "96vw" },
    { shape: "portrait", sizes: "(min-width: 100rem) 29rem, 29vw" },
  ],
  squareServiceCard: [
    { media: PHONE, shape: "landscape", sizes: "96vw" },
    { shape: "square", sizes: "(min-width: 100rem) 37rem, 37vw" },
  ],
  testimonial: [
    { media: PHONE, shape: "landscape", sizes: "100vw" },
    { shape: "tall", sizes: "(min-width: 100rem) 38vw, 33vw" },
  ],
  projectCard: [
    { media: PHONE, shape: "landscape", sizes: "96vw" },
    {
      shape: "portrait",
      sizes: "(min-width: 100rem) 30rem, (min-width: 75rem) 31vw, 46vw",
    },
  ],
  leadProjectCard: [
    { media: PHONE, shape: "landscape", sizes: "96vw" },
    { sizes: "(min-width: 100rem) 61rem, (min-width: 75rem) 62vw, 93vw" },
  ],
  relatedProject: [{ sizes: "(min-width: 100rem) 45rem, (min-width: 48rem) 46vw, 96vw" }],
  singleHome: [{ sizes: "(min-width: 100rem) 92rem, 95vw" }],
  projectGallery: [
    { media: PHONE, shape: "square", sizes: "100vw" },
    { sizes: "(min-width: 100rem) 69rem, (min-width: 75rem) 71vw, 98vw" },
  ],
  thumbnail: [{ shape: "thumbnail", sizes: "(min-width: 48rem) 13vw, 24vw" }],
  viewer: [{ sizes: "min(100vw, 150vh)" }],
  withoutScript: [{ sizes: "(min-width: 48rem) 46vw, 92vw" }],
  postCard: [
    {
      shape: "landscape",
      sizes: "(min-width: 100rem) 38rem, (min-width: 64rem) 38vw, (min-width: 48rem) 47vw, 96vw",
    },
  ],
  leadPost: [
    { media: PHONE, shape: "landscape", sizes: "100vw" },
    { sizes: "(min-width: 64rem) 98vw, 100vw" },
  ],
  article: [{ sizes: "(min-width: 64rem) 78vw, 100vw" }],
  answer: [{ sizes: "(min-width: 64rem) 62vw, 100vw" }],
  figure: [{ sizes: "(min-width: 64rem) 48rem, 100vw" }],
  aboutHero: [{ sizes: "(min-width: 64rem) 65vw, (min-width: 48rem) 85vw, 100vw" }],
  aboutStory: [
    { media: PHONE, shape: "landscape", sizes: "97vw" },
    { media: TABLET, sizes: "76vw" },
    { shape: "portrait", sizes: "52vw" },
  ],
  contactCard: [
    { sizes: "(min-width: 100rem) 30rem, (min-width: 64rem) 32vw, (min-width: 48rem) 70vw, 92vw" },
  ],
} satisfies Record<string, View[]>;

/** The rooms on Home whose tiles stand two rows tall, so that ten photos fill four rows. */
export const TALL_TILES = [1, 7];

export type Frame = keyof typeof FRAMES;

/** The cuts a photo needs to be shown in this frame. */
export function shapesOf(frame: Frame): Shape[] {
  const views: View[] = FRAMES[frame];
  return views.flatMap(({ shape }) => shape ?? []);
}
