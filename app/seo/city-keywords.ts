type Business = { region?: string; services: string[] };

/** The phrases people type when they look for a stager in one city. */
export function cityKeywords(city: string, { region, services }: Business): string[] {
  return [
    `home staging ${city}`,
    `${city} home stager`,
    ...services.map((service) => `${service.toLowerCase()} ${city}`),
    ["real estate staging", city, region].filter(Boolean).join(" "),
  ];
}
