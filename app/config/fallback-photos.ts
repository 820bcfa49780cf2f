const ALTS = {
  modern: "Gray sofa, black-framed art and a rubber plant in a modern room",
  luxury: "Ivory curved sofa in front of a walnut wall with brass and emerald accents",
  contemporary: "Blue-gray sofa with terracotta accents, two framed prints and a fiddle-leaf fig",
  neutral: "Oatmeal linen sofa, limestone table and olive tree on a limewashed wall",
};

export type FallbackName = keyof typeof ALTS;

export const FALLBACK_NAMES = Object.keys(ALTS) as FallbackName[];

export const getFallbackPhoto = (name: FallbackName) => ({
  src: `/fallback/${name}.jpg`,
  alt: ALTS[name],
});
