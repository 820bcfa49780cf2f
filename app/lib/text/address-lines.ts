type Address = { street?: string; city: string; region?: string; postalCode?: string };

/** An address as it is written on a letter: 'Palm Desert, CA 92260', or '10115 Berlin'. */
export function addressLines({ street, city, region, postalCode }: Address): string[] {
  const place = region
    ? [`${city},`, region, postalCode].filter(Boolean).join(" ")
    : [postalCode, city].filter(Boolean).join(" ");
  return street ? [street, place] : [place];
}
