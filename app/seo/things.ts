import type { Answer, BlogPosting, CreativeWork, FAQPage, Thing } from "schema-dts";
import { postPath, sharePhotoPath } from "#app/lib/paths.ts";
import type { FaqPage } from "#app/model/pages/faq.server.ts";
import type { PostPage } from "#app/model/pages/post.server.ts";
import type { Project } from "#app/model/pages/project.server.ts";
import { businessId, serviceId } from "./ids.ts";
import { cityNode, serviceNode } from "./places.ts";
import { richTextWords } from "./rich-text-words.ts";
import { imageNode } from "./structured-data.ts";

export function projectThing(project: Project, origin: string): CreativeWork {
  const url = `${origin}${project.path}`;
  const { service, servicePage, place } = project;
  const city = cityNode(place, origin);
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

/** The questions, and the services that some of them are about. */
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
