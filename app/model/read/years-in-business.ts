/**
 * '7' for a young business; from ten on rounded down to five, so that '10+' stays true without an
 * edit every January. A business in its first two years has nothing to count yet.
 */
export function yearsInBusiness(founded: number, currentYear: number): string | undefined {
  const years = currentYear - founded;
  if (years < 2) return undefined;
  return years < 10 ? String(years) : `${Math.floor(years / 5) * 5}+`;
}
