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

/** All ids and URLs are paths; page-head.server.ts adds the site's origin. */
export const BUSINESS = { "@id": "/#business" };

const getCityId = (path: string) => `${path}#city`;
const getServiceId = (path: string) => `${path}#service`;

export function buildCityNode({ name, path }: CityLink): City {
  return { "@type": "City", "@id": path && getCityId(path), name, url: path };
}

export function buildServiceNode({ name, type, path }: Partial<ServiceLink>): Service {
  return {
    "@type": "Service",
    "@id": path && getServiceId(path),
    name,
    serviceType: type,
    url: path,
    provider: BUSINESS,
  };
}

function buildImageNode(photo: Photo): ImageObject {
  const { width, height } = getLargestSize(photo);
  return {
    "@type": "ImageObject",
    contentUrl: getLargestSource(photo),
    width: { "@type": "QuantitativeValue", value: width },
    height: { "@type": "QuantitativeValue", value: height },
    caption: photo.alt,
  };
}

export function buildProjectNode(project: Project): CreativeWork {
  const { path: url, service, servicePage } = project;
  const city = buildCityNode(project.cityLink);
  return {
    "@type": "CreativeWork",
    "@id": `${url}#project`,
    url,
    name: project.title,
    headline: project.seoTitle,
    description: project.summary,
    creator: BUSINESS,
    about: servicePage
      ? buildServiceNode(servicePage)
      : { ...buildServiceNode({ name: service, type: service }), areaServed: city },
    contentLocation: city,
    image: project.photos.map(buildImageNode),
  };
}

export function buildPostNode(post: PostPage["post"]): BlogPosting {
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

export function buildFaqNodes({ faqs, servicePages }: Pick<FaqPage, "faqs" | "servicePages">) {
  const findServices = (id: string) =>
    servicePages
      .filter(({ questions }) => questions.includes(id))
      .map(({ path }) => ({ "@id": getServiceId(path) }));
  const page: FAQPage = {
    "@type": "FAQPage",
    "@id": "/faq#questions",
    mainEntity: faqs.map(({ id, question, answer }) => ({
      "@type": "Question",
      "@id": `/faq#${id}`,
      name: question,
      about: findServices(id),
      acceptedAnswer: { "@type": "Answer", text: getRichTextWords(answer) },
    })),
  };
  return [page, ...servicePages.map(buildServiceNode)];
}

export function buildCityNodes({ city, path, heading, answer, seo }: CityPage) {
  const service: Service = {
    ...buildServiceNode({ name: heading, type: seo.type, path }),
    description: getRichTextWords(answer),
    areaServed: { "@id": getCityId(path) },
  };
  return [buildCityNode({ name: city, path }), service];
}

export function buildServicePageNode({ title, path, answer, seo, cities }: ServicePage) {
  return {
    ...buildServiceNode({ name: title, type: seo.type, path }),
    description: getRichTextWords(answer),
    areaServed: cities.map(buildCityNode),
  } satisfies Service;
}
