/** '12 Palm Way, Indian Wells, CA 92210' becomes '12 Palm Way | Indian Wells'. */
export function formatLocation(address: string): string {
  const comma = address.indexOf(",");
  if (comma === -1) return address;
  const street = address.slice(0, comma).trim();
  const city = address
    .slice(comma + 1)
    .split(",")[0]
    ?.trim();
  return city ? `${street} | ${city}` : street;
}
