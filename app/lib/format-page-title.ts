type Title = { type: string; city: string; detail: string; brand: string };

export function formatPageTitle({ type, city, detail, brand }: Title): string {
  return `${type} ${city}: ${detail} | ${brand}`;
}
