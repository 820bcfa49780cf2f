import type { BlogPosting, CreativeWork, FAQPage, Service } from "schema-dts";
import { postPath, sharePhotoPath } from "#app/lib/paths.ts";
import { plainText } from "#app/lib/text/words.ts";
import type { CityPage } from "#app/model/pages/city.server.ts";
import type { FaqPage } from "#app/model/pages/faq.server.ts";
import type { PostPage } from "#app/model/pages/post.server.ts";
import type { Project } from "#app/model/pages/project.server.ts";
import type { ServicePage } from "#app/model/pages/service.server.ts";
import type { RichText } from "#app/model/schema/rich-text.ts";
import { businessId, cityId, cityNode, imageNode, serviceId, serviceNode } from "./nodes.ts";

export function projectThing(project: Project, origin: string): CreativeWork {
  const url = `${origin}${project.path}`;
  const { service, servicePage } = project;
  const city = cityNode(project.cityLink, origin);
  return {
    "@type": "CreativeWork",
    "@id": `${url}#project`,
    url,
    name: project.title,
    headline: project.seoTitle,
    description: project.summary,
    creator: { "@id": businessId(origin) },
    about: servicePage
      ? serviceNode(servicePage, origin)
      : {
          "@type": "Service",
          name: service,
          serviceType: service,
          provider: { "@id": businessId(origin) },
          areaServed: city,
        },
    contentLocation: city,
    image: project.photos.map((photo) => imageNode(photo, origin)),
  };
}

export function postThing(post: PostPage["post"], origin: string): BlogPosting {
  const url = `${origin}${postPath(post.id)}`;
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    url,
    mainEntityOfPage: { "@id": `${url}#page` },
    headline: post.title,
    description: post.excerpt,
    articleSection: post.category,
    keywords: post.tags.join(", ") || undefined,
    author: { "@type": "Person", name: post.author },
    publisher: { "@id": businessId(origin) },
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    image: [`${origin}${sharePhotoPath(postPath(post.id))}`],
    inLanguage: "en-US",
  };
}

export function faqThings({ faqs, services }: Pick<FaqPage, "faqs" | "services">, origin: string) {
  const about = (id: string) =>
    services
      .filter(({ questions }) => questions.includes(id))
      .map(({ path }) => ({ "@id": serviceId(path, origin) }));
  const page: FAQPage = {
    "@type": "FAQPage",
    "@id": `${origin}/faq#questions`,
    mainEntity: faqs.map(({ id, question, answer }) => ({
      "@type": "Question",
      "@id": `${origin}/faq#${id}`,
      name: question,
      about: about(id),
      acceptedAnswer: { "@type": "Answer", text: richTextWords(answer) },
    })),
  };
  return [page, ...services.map((service) => serviceNode(service, origin))];
}

export function cityThings({ city, path, heading, answer, seo }: CityPage, origin: string) {
  const service: Service = {
    ...serviceNode({ name: heading, type: seo.type, path }, origin),
    description: richTextWords(answer),
    areaServed: { "@id": cityId(path, origin) },
  };
  return [cityNode({ name: city, path }, origin), service];
}

export function serviceThing({ title, path, answer, seo, cities }: ServicePage, origin: string) {
  return {
    ...serviceNode({ name: title, type: seo.type, path }, origin),
    description: richTextWords(answer),
    areaServed: cities.map((city) => cityNode(city, origin)),
  } satisfies Service;
}

function richTextWords(blocks: RichText): string {
  const words = blocks.flatMap((block) => {
    if (block.kind === "figure") return block.caption;
    return "items" in block ? block.items.map(plainText) : plainText(block.children);
  });
  return words.join(" ");
}
