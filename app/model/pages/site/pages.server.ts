import { PATHS } from "#app/config/paths.ts";
import { cityPath, pagePath, postPath, projectPath, servicePath } from "#app/lib/paths.ts";
import { countListPages } from "#app/model/pages/parts/list-page.server.ts";
import { getSite } from "#app/model/read/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { hasBlog } from "./has-blog.ts";

/** A page as lists of pages know it: the build, the sitemap and the share pictures. */
export type SitePage = {
  path: string;
  /** The words and the photograph by which social networks show it. */
  title: string;
  photo: string;
  /** The day of its last change, where content knows it. */
  lastModified?: string;
  /** What a search engine for pictures should find here. */
  pictures?: string[];
};

/** Every address that gets a page of its own. */
export async function getSitePages(): Promise<SitePage[]> {
  const { content } = await getSite();
  return [
    ...mainPages(content),
    ...cityPages(content),
    ...projectPages(content),
    ...servicePages(content),
    ...blogPages(content),
    ...legalPages(content),
  ];
}

export async function getSitePaths(): Promise<string[]> {
  return (await getSitePages()).map(({ path }) => path);
}

function mainPages(content: Content): SitePage[] {
  const { home, about, faq, contact, portfolio, projects } = content;
  return [
    {
      path: PATHS.home,
      title: home.hero.headline.join(" "),
      photo: home.hero.photo,
      pictures: [home.hero.photo, home.transformation?.photo].filter((name) => name !== undefined),
    },
    { path: PATHS.about, title: about.hero.title, photo: about.hero.photo },
    { path: PATHS.faq, title: faq.title, photo: faq.closing.photo },
    { path: PATHS.contact, title: contact.title, photo: contact.closing.photo },
    ...listPages(projects, {
      path: PATHS.portfolio,
      title: portfolio.title,
      photo: portfolio.closing.photo,
      lastModified: latest(projects.map(({ completed }) => completed)),
    }),
  ];
}

function listPages(entries: unknown[], first: SitePage): SitePage[] {
  return Array.from({ length: countListPages(entries) }, (_, index) => ({
    ...first,
    path: pagePath(first.path, index + 1),
  }));
}

function cityPages({ cities, projects }: Content): SitePage[] {
  return cities.map(({ city, heading, photo }) => ({
    path: cityPath(city),
    title: heading,
    photo,
    lastModified: latest(
      projects.filter((project) => project.city === city).map(({ completed }) => completed),
    ),
    pictures: [photo],
  }));
}

function servicePages({ servicePages }: Content): SitePage[] {
  return servicePages.map(({ slug, title, photo }) => ({
    path: servicePath(slug),
    title,
    photo,
    pictures: [photo],
  }));
}

function projectPages({ projects }: Content): SitePage[] {
  return projects.map((project) => ({
    path: projectPath(project),
    title: project.title,
    photo: project.photos[0]?.file ?? project.image,
    lastModified: project.completed,
    pictures: project.photos.map(({ file }) => file),
  }));
}

function blogPages(content: Content): SitePage[] {
  if (!hasBlog(content)) return [];
  const articles = content.posts.map(({ id, title, photo, updated, date }) => ({
    path: postPath(id),
    title,
    photo,
    lastModified: updated ?? date,
    pictures: [photo],
  }));
  const photo = articles[0]?.photo ?? content.home.hero.photo;
  const lastModified = latest(articles.map((article) => article.lastModified));
  const list = { path: PATHS.blog, title: content.blog.title, photo, lastModified };
  return [...listPages(content.posts, list), ...articles];
}

function legalPages({ legal, home }: Content): SitePage[] {
  return Object.entries(legal).map(([name, { title, updated }]) => ({
    path: `/${name}`,
    title,
    photo: home.closing.photo,
    lastModified: updated,
  }));
}

function latest(dates: string[]): string | undefined {
  return dates.toSorted().at(-1);
}
