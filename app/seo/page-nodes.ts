import type { BlogPosting, City, CreativeWork, FAQPage, ImageObject, Service } from "schema-dts";
import { getPostPath } from "#app/lib/paths.ts";
import { getLargestSize, getLargestSource } from "#app/lib/photos/sources.ts";
import type { CityPage } from "#app/model/queries/city.server.ts";
import type { FaqPage } from "#app/model/queries/faq.server.ts";
import type { CityLink, ServiceLink } from "#app/model/queries/parts/links.ts";
import { getRichTextWords } from "#app/model/queries/parts/rich-text.server.ts";
import type { PostPage } from "#app/model/queries/post.server.ts";
import type { Project } from "#app/model/queries/project.server.ts";
import type { ServicePage } from "#app/model/queries/service.server.ts";
import type { Photo } from "#app/model/types/photo.ts";

/** Ids and urls of all nodes are paths; page-head puts the site's origin before them. */
export const BUSINESS = { "@id": "/#business" };

const cityId = (path: string) => `${path}#city`;
const serviceId = (path: string) => `${path}#service`;

export function cityNode({ name, path }: CityLink): City {
  return { "@type": "City", "@id": path && cityId(path), name, url: path };
}

export function serviceNode({ name, type, path }: Partial<ServiceLink>): Service {
  return {
    "@type": "Service",
    "@id": path && serviceId(path),
    name,
    serviceType: type,
    url: path,
    provider: BUSINESS,
  };
}

function imageNode(photo: Photo): ImageObject {
  const { width, height } = getLargestSize(photo);
  return {
    "@type": "ImageObject",
    contentUrl: getLargestSource(photo),
    width: { "@type": "QuantitativeValue", value: width },
    height: { "@type": "QuantitativeValue", value: height },
    caption: photo.alt,
  };
}

export function projectNode(project: Project): CreativeWork {
  const { path: url, service, servicePage } = project;
  const city = cityNode(project.cityLink);
  return {
    "@type": "CreativeWork",
    "@id": `${url}#project`,
    url,
    name: project.title,
    headline: project.seoTitle,
    description: project.summary,
    creator: BUSINESS,
    about: servicePage
      ? serviceNode(servicePage)
      : { ...serviceNode({ name: service, type: service }), areaServed: city },
    contentLocation: city,
    image: project.photos.map(imageNode),
  };
}

export function postNode(post: PostPage["post"]): BlogPosting {
  const url = getPostPath(post.id);
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    url,
    mainEntityOfPage: { "@id": `${url}#page` },
    headline: post.title,
    description: post.excerpt,
    articleSection: post.category,
    keywords: post.tags.join(", "),
    author: { "@type": "Person", name: post.author },
    publisher: BUSINESS,
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    image: getLargestSource(post.photo),
    inLanguage: "en-US",
  };
}

export function faqNodes({ faqs, servicePages }: Pick<FaqPage, "faqs" | "servicePages">) {
  const about = (id: string) =>
    servicePages
      .filter(({ questions }) => questions.includes(id))
      .map(({ path }) => ({ "@id": serviceId(path) }));
  const page: FAQPage = {
    "@type": "FAQPage",
    "@id": "/faq#questions",
    mainEntity: faqs.map(({ id, question, answer }) => ({
      "@type": "Question",
      "@id": `/faq#${id}`,
      name: question,
      about: about(id),
      acceptedAnswer: { "@type": "Answer", text: getRichTextWords(answer) },
    })),
  };
  return [page, ...servicePages.map(serviceNode)];
}

export function cityNodes({ city, path, heading, answer, seo }: CityPage) {
  const service: Service = {
    ...serviceNode({ name: heading, type: seo.type, path }),
    description: getRichTextWords(answer),
    areaServed: { "@id": cityId(path) },
  };
  return [cityNode({ name: city, path }), service];
}

export function servicePageNode({ title, path, answer, seo, cities }: ServicePage) {
  return {
    ...serviceNode({ name: title, type: seo.type, path }),
    description: getRichTextWords(answer),
    areaServed: cities.map(cityNode),
  } satisfies Service;
}
