/** Where there are homes to show, the city of the newest first. */
export function citiesOf(projects: { city: string }[]): string[] {
  return [...new Set(projects.map(({ city }) => city))];
}
