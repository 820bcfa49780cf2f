import type { Answer, BlogPosting, CreativeWork, FAQPage } from "schema-dts";
import { articlePath } from "#app/lib/paths.ts";
import { plainText } from "#app/lib/plain-text.ts";
import { sharePicturePath } from "#app/lib/share-picture-path.ts";
import type { ArticlePage } from "#app/model/pages/article.server.ts";
import type { Faq } from "#app/model/pages/faq.server.ts";
import type { Project } from "#app/model/pages/project.server.ts";
import type { Inline, RichText } from "#app/model/schema/rich-text.ts";
import { businessId, imageNode } from "./structured-data.ts";

export function projectThing(project: Project, origin: string): CreativeWork {
  const url = `${origin}${project.path}`;
  const { service } = project;
  return {
    "@type": "CreativeWork",
    "@id": `${url}#project`,
    url,
    name: project.title,
    headline: project.seoTitle,
    description: project.summary,
    creator: { "@id": businessId(origin) },
    about: {
      "@type": "Service",
      name: service,
      serviceType: service,
      provider: { "@id": businessId(origin) },
      areaServed: { "@type": "City", name: project.city },
    },
    image: project.photos.map((photo) => imageNode(photo, origin)),
  };
}

export function articleThing(post: ArticlePage["post"], origin: string): BlogPosting {
  const url = `${origin}${articlePath(post.id)}`;
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
    image: [`${origin}${sharePicturePath(articlePath(post.id))}`],
    inLanguage: "en-US",
  };
}

export function faqThing(faqs: Faq[], origin: string): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": `${origin}/faq#questions`,
    mainEntity: faqs.map(({ id, question, answer }) => ({
      "@type": "Question",
      "@id": `${origin}/faq#${id}`,
      name: question,
      acceptedAnswer: { "@type": "Answer", text: richTextWords(answer) } satisfies Answer,
    })),
  };
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
