import { projectPath } from "#app/lib/project-path.ts";
import { getSite } from "#app/model/read/site.server.ts";

export type SharePicture = { path: string; title: string; photo: string };

/** The words and the photograph by which each page is shown on social networks. */
export async function getSharePictures(): Promise<{ brand: string; pages: SharePicture[] }> {
  const { content } = await getSite();
  const { home, about, faq, contact, portfolio, blog, projects, posts, legal } = content;
  return {
    brand: content.business.name,
    pages: [
      { path: "/", title: home.hero.headline.join(" "), photo: home.hero.photo },
      { path: "/about", title: about.hero.title, photo: about.hero.photo },
      { path: "/faq", title: faq.title, photo: faq.closing.photo },
      { path: "/contact", title: contact.title, photo: contact.closing.photo },
      { path: "/portfolio", title: portfolio.title, photo: portfolio.closing.photo },
      { path: "/blog", title: blog.title, photo: posts[0]?.photo ?? home.hero.photo },
      ...projects.map((project) => ({
        path: projectPath(project),
        title: project.title,
        photo: project.photos[0]?.file ?? project.image,
      })),
      ...posts.map(({ id, title, photo }) => ({ path: `/blog/${id}`, title, photo })),
      ...Object.entries(legal).map(([name, { title }]) => ({
        path: `/${name}`,
        title,
        photo: home.closing.photo,
      })),
    ],
  };
}
