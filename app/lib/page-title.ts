type Title = { type: string; city: string; detail: string; brand: string };

export function pageTitle({ type, city, detail, brand }: Title): string {
  return `${type} ${city}: ${detail} | ${brand}`;
}
