/** The phrases people type when they look for a stager in one city. */
export function cityKeywords(city: string): string[] {
  return [
    `home staging ${city}`,
    `${city} home stager`,
    `vacant home staging ${city}`,
    `occupied home staging ${city}`,
    `luxury home staging ${city}`,
    `real estate staging ${city} CA`,
  ];
}
