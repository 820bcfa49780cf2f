export type FallbackPhoto = { src: string; alt: string };

export const FALLBACK_PHOTOS = {
  modern: {
    src: "/fallback/modern.jpg",
    alt: "Gray sofa, black-framed art and a rubber plant in a modern room",
  },
  luxury: {
    src: "/fallback/luxury.jpg",
    alt: "Ivory curved sofa before a walnut wall with brass and emerald accents",
  },
  contemporary: {
    src: "/fallback/contemporary.jpg",
    alt: "Blue-gray sofa with terracotta accents, two framed prints and a fiddle-leaf fig",
  },
  neutral: {
    src: "/fallback/neutral.jpg",
    alt: "Oatmeal linen sofa, limestone table and olive tree on a limewashed wall",
  },
} satisfies Record<string, FallbackPhoto>;

export type FallbackName = keyof typeof FALLBACK_PHOTOS;
