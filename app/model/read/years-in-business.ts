/** Rounded down to five, so that '10+' stays true without an edit every January. */
export function yearsInBusiness(founded: number, currentYear: number): string {
  return `${Math.floor((currentYear - founded) / 5) * 5}+`;
}
