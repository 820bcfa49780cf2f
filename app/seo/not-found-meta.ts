import type { MetaDescriptor } from "react-router";
import type { Shell } from "#app/model/pages/shell.server.ts";
import { pageTitle } from "./page-title.ts";

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
