import { largestSource } from "#app/lib/photo-sources.ts";
import { projectPath } from "#app/lib/project-path.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { getAllPaths } from "./paths.server.ts";
import type { SitemapPage } from "./types.ts";

/** Pages with the day of their last change, where content knows it, and their pictures. */
export async function getSitemapPages(): Promise<SitemapPage[]> {
  const { content, photos } = await getSite();
  const origin = content.business.website;
  const address = (file: string) => new URL(largestSource(photos.photo(file)), origin).href;
  const known = new Map<string, Omit<SitemapPage, "url">>();

  for (const project of content.projects)
    known.set(projectPath(project), {
      lastModified: project.completed,
      images: project.photos.map(({ file }) => address(file)),
    });
  for (const post of content.posts)
    known.set(`/blog/${post.id}`, {
      lastModified: post.updated ?? post.date,
      images: [address(post.photo)],
    });
  for (const [name, { updated }] of Object.entries(content.legal))
    known.set(`/${name}`, { lastModified: updated, images: [] });
  known.set("/portfolio", {
    lastModified: latest(content.projects.map(({ completed }) => completed)),
    images: [],
  });
  known.set("/blog", {
    lastModified: latest(content.posts.map((post) => post.updated ?? post.date)),
    images: [],
  });
  known.set("/", {
    images: [content.home.hero.photo, content.home.transformation.photo].map(address),
  });

  const paths = await getAllPaths();
  return paths.map((path) => ({ url: `${origin}${path}`, images: [], ...known.get(path) }));
}

export async function getFeed() {
  const { content, photos } = await getSite();
  return {
    title: `${content.business.name}: ${content.blog.title}`,
    description: content.blog.seo.description,
    origin: content.business.website,
    articles: content.posts.map((post) => ({ ...post, body: photos.richText(post.body) })),
  };
}

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
      `Rated ${business.rating.value} of ${business.rating.best} in ${business.rating.count} reviews`,
      `Phone ${business.phone}, e-mail ${business.email}`,
    ],
    sections: [
      {
        title: "Pages",
        links: [
          page("/", content.home),
          page("/about", content.about),
          page("/portfolio", content.portfolio),
          page("/faq", content.faq),
          page("/blog", content.blog),
          page("/contact", content.contact),
        ],
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
        links: content.posts.map(({ id, title, excerpt }) => ({
          title,
          url: at(`/blog/${id}`),
          about: excerpt,
        })),
      },
    ],
  };
}

function latest(dates: string[]): string | undefined {
  return dates.toSorted().at(-1);
}
