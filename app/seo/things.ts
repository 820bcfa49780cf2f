import type { Answer, BlogPosting, CreativeWork, FAQPage, Service, Thing } from "schema-dts";
import { postPath, sharePhotoPath } from "#app/lib/paths.ts";
import { plainText } from "#app/lib/text/words.ts";
import type { CityPage } from "#app/model/pages/city.server.ts";
import type { FaqPage } from "#app/model/pages/faq.server.ts";
import type { PostPage } from "#app/model/pages/post.server.ts";
import type { Project } from "#app/model/pages/project.server.ts";
import type { ServicePage } from "#app/model/pages/service.server.ts";
import type { Inline, RichText } from "#app/model/schema/rich-text.ts";
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
    keywords: post.tags.join(", "),
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
      acceptedAnswer: { "@type": "Answer", text: richTextWords(answer) } satisfies Answer,
    })),
  };
  return [page, ...services.map((service) => serviceNode(service, origin))] satisfies Thing[];
}

export function cityThings({ city, path, heading, answer, seo }: CityPage, origin: string) {
  const node = cityNode({ name: city, path }, origin);
  const service: Service = {
    ...serviceNode({ title: heading, type: seo.type, path }, origin),
    description: richTextWords(answer),
    areaServed: { "@id": cityId(path, origin) },
  };
  return [node, service] satisfies Thing[];
}

export function serviceThings({ title, path, answer, seo, cities }: ServicePage, origin: string) {
  const service: Service = {
    ...serviceNode({ title, type: seo.type, path }, origin),
    description: richTextWords(answer),
    areaServed: cities.map((city) => cityNode(city, origin)),
  };
  return [service] satisfies Thing[];
}

function richTextWords(blocks: RichText): string {
  return blocks.flatMap(blockWords).join(" ");
}

function blockWords(block: RichText[number]): string[] {
  const words = (nodes: Inline[]) => plainText(nodes);
  switch (block.kind) {
    case "list":
      return block.items.map(words);
    case "quote":
      return block.paragraphs.map(words);
    case "figure":
      return [block.caption];
    default:
      return [words(block.children)];
  }
}
