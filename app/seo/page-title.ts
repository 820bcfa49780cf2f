import type { MetaDescriptor } from "react-router";
import type { Shell } from "#app/model/pages/shell.server.ts";

type Title = { type: string; city: string; detail: string; brand: string };

export function pageTitle({ type, city, detail, brand }: Title): string {
  return `${type} ${city}: ${detail} | ${brand}`;
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];
type Words = { type: string; city?: string; detail: string; description: string };

export function notFoundMeta(matches: Matches, { description, ...words }: Words): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root");
  const { business } = (root as { loaderData: Shell }).loaderData;
  return [
    { title: pageTitle({ city: business.city, ...words, brand: business.name }) },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}
