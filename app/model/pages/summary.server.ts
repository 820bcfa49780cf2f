import { PATHS } from "#app/config/paths.ts";
import { articlePath, cityPath, projectPath, servicePath } from "#app/lib/paths.ts";
import { getSite } from "#app/model/read/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { hasBlog } from "./has-blog.ts";

/** What a language model should know of the business, with links to the pages that say more. */
export async function getSummary() {
  const { content } = await getSite();
  const { business } = content;
  const at = (path: string) => `${business.website}${path}`;
  const page = (path: string, { seo }: { seo: { detail: string; description: string } }) => ({
    title: seo.detail,
    url: at(path),
    about: seo.description,
  });
  return {
    name: business.alternateName,
    about: business.about,
    facts: [
      `Home staging since ${business.founded} in ${business.serviceArea.join(", ")}`,
      `Services: ${business.services.join(", ")}`,
      ...ratingOf(business),
      `Phone ${business.phone}, email ${business.email}`,
    ],
    sections: [
      {
        title: "Pages",
        links: [
          page(PATHS.home, content.home),
          page(PATHS.about, content.about),
          page(PATHS.portfolio, content.portfolio),
          page(PATHS.faq, content.faq),
          ...(hasBlog(content) ? [page(PATHS.blog, content.blog)] : []),
          page(PATHS.contact, content.contact),
        ],
      },
      {
        title: "Services",
        links: content.servicePages.map(({ slug, title, answer }) => ({
          title,
          url: at(servicePath(slug)),
          about: answer,
        })),
      },
      {
        title: "Cities",
        links: content.cities.map(({ city, heading, answer }) => ({
          title: heading,
          url: at(cityPath(city)),
          about: answer,
        })),
      },
      {
        title: "Staged homes",
        links: content.projects.map((project) => ({
          title: project.seoTitle,
          url: at(projectPath(project)),
          about: project.summary,
        })),
      },
      {
        title: "Articles",
        links: (hasBlog(content) ? content.posts : []).map(({ id, title, excerpt }) => ({
          title,
          url: at(articlePath(id)),
          about: excerpt,
        })),
      },
    ].filter(({ links }) => links.length > 0),
  };
}

function ratingOf({ rating }: Content["business"]): string[] {
  return rating ? [`Rated ${rating.value} of ${rating.best} in ${rating.count} reviews`] : [];
}
