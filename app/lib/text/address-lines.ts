type Address = { street?: string; city: string; region?: string; postalCode?: string };

export function addressLines({ street, city, region, postalCode }: Address): string[] {
  const place = region
    ? [`${city},`, region, postalCode].filter(Boolean).join(" ")
    : [postalCode, city].filter(Boolean).join(" ");
  return street ? [...street.split("\n"), place] : [place];
}
