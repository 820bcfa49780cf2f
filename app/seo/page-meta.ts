import type { MetaDescriptor } from "react-router";
import type { Seo } from "#app/model/schema/primitives.ts";
import { cityKeywords } from "./city-keywords.ts";
import { pageTitle } from "./page-title.ts";

type Page = Seo & {
  /** The business name at the end of the title. */
  brand: string;
  /** Scheme and host of the public site. */
  origin: string;
  /** Canonical path of the page; without one the page asks not to be indexed. */
  path?: string;
};

/** Title, description, keywords and canonical address of one page. */
export function pageMeta({ path, origin, ...page }: Page): MetaDescriptor[] {
  return [
    { title: pageTitle(page) },
    { name: "description", content: page.description },
    { name: "keywords", content: cityKeywords(page.city).join(", ") },
    path === undefined
      ? { name: "robots", content: "noindex" }
      : { tagName: "link", rel: "canonical", href: `${origin}${path}` },
  ];
}
