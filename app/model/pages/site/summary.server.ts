import { SUMMARY_ENTRIES } from "#app/config/limits.ts";
import { PATHS } from "#app/config/paths.ts";
import { cityPath, postPath, projectPath, servicePath } from "#app/lib/paths.ts";
import { getSite } from "#app/model/read/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { hasBlog } from "./has-blog.ts";

type Link = { title: string; url: string; about: string };

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
        links: newest(content.projects, page(PATHS.portfolio, content.portfolio), (project) => ({
          title: project.seoTitle,
          url: at(projectPath(project)),
          about: project.summary,
        })),
      },
      {
        title: "Articles",
        links: hasBlog(content)
          ? newest(content.posts, page(PATHS.blog, content.blog), ({ id, title, excerpt }) => ({
              title,
              url: at(postPath(id)),
              about: excerpt,
            }))
          : [],
      },
    ].filter(({ links }) => links.length > 0),
  };
}

/** The newest of a long list, then the page on which all of them are. */
function newest<Entry>(entries: Entry[], list: Link, toLink: (entry: Entry) => Link): Link[] {
  const links = entries.slice(0, SUMMARY_ENTRIES).map(toLink);
  return entries.length > links.length
    ? [...links, { ...list, title: `All ${entries.length}: ${list.title}` }]
    : links;
}

function ratingOf({ rating }: Content["business"]): string[] {
  return rating ? [`Rated ${rating.value} of ${rating.best} in ${rating.count} reviews`] : [];
}
