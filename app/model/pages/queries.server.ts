import { projectPath } from "#app/lib/project-path.ts";
import { slugify } from "#app/lib/slugify.ts";
import { parseMarkdown } from "#app/model/read/parse-markdown.server.ts";
import type { PhotoLibrary } from "#app/model/read/photos.server.ts";
import { getSite } from "#app/model/read/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { LEGAL_FILES } from "#app/model/schema/content-files.ts";
import { formatLocation } from "./format-location.ts";

const DEFAULT_TAGS = ["Home Staging", "Interior Design", "Real Estate"];
const DEFAULT_READ_TIME = "3 min read";
const RELATED_PROJECTS = 2;

/** What header, footer and structured data need on every page. */
export async function getShell() {
  const { content } = await getSite();
  return { business: content.business, builtIn: new Date().getFullYear() };
}

export async function getHomePage() {
  const { content, photos } = await getSite();
  const { hero, transformation, testimonials, closing, ...page } = content.home;
  return {
    ...page,
    hero: { ...hero, photo: photos.photo(hero.photo) },
    statistics: { ...page.statistics, items: content.statistics, rating: content.business.rating },
    transformation: {
      ...transformation,
      after: photos.photo(transformation.photo),
      before: photos.before(transformation.photo),
    },
    services: {
      ...page.services,
      cards: content.services.map((card) => ({ ...card, photo: photos.photo(card.photo) })),
    },
    gallery: {
      ...page.gallery,
      items: content.gallery.map((item) => ({ ...item, photo: photos.photo(item.photo) })),
    },
    testimonials: {
      ...testimonials,
      photo: photos.photo(testimonials.photo),
      items: content.testimonials.map((item) => ({
        ...item,
        photo: item.photo ? photos.photo(item.photo) : undefined,
      })),
    },
    closing: withPhoto(closing, photos),
  };
}

export async function getAboutPage() {
  const { content, photos } = await getSite();
  const { hero, story, closing, ...page } = content.about;
  return {
    ...page,
    hero: withPhoto(hero, photos),
    story: withPhoto(story, photos),
    closing: withPhoto(closing, photos),
  };
}

export async function getFaqPage() {
  const { content, photos } = await getSite();
  return {
    ...content.faq,
    faqs: content.faqs.map(({ question, answer, category }) => ({
      id: slugify(question),
      question,
      category,
      answer: photos.richText(parseMarkdown(answer, () => {})),
    })),
    closing: withPhoto(content.faq.closing, photos),
  };
}

export async function getContactPage() {
  const { content, photos } = await getSite();
  return {
    ...content.contact,
    photo: photos.photo(content.contact.photo),
    endpoint: content.settings.enquiries.endpoint,
    estimate: content.estimate,
    business: { ...contactOf(content.business), ...addressOf(content.business) },
    projects: content.projects.map(({ slug, title }) => ({ slug, title })),
    closing: withPhoto(content.contact.closing, photos),
  };
}

export async function getPortfolioPage() {
  const { content, photos } = await getSite();
  return {
    ...content.portfolio,
    projects: content.projects.map((project) => projectCard(project, photos)),
    closing: withPhoto(content.portfolio.closing, photos),
  };
}

/** By slug or by id, as the address gives it. The full address stays behind: some are private. */
export async function getProjectPage(key: string) {
  const { content, photos } = await getSite();
  const index = content.projects.findIndex(({ slug, id }) => slug === key || String(id) === key);
  const project = content.projects[index];
  if (!project) return undefined;
  const { buildingStyle, description, tagline, facts, sections, highlights } = project;
  const others = [...content.projects.slice(index + 1), ...content.projects.slice(0, index)];
  return {
    ...content.projectPage,
    project: {
      ...projectCard(project, photos),
      buildingStyle,
      description,
      tagline,
      facts,
      sections,
      highlights,
      photos: project.photos.map(({ file, caption }) => ({ ...photos.photo(file), caption })),
      pairs: project.photos.flatMap(({ file, caption }) => {
        const before = photos.before(file);
        return before ? [{ caption, before, after: photos.photo(file) }] : [];
      }),
      contact: { ...contactOf(content.business), ...project.contact },
    },
    related: {
      title: content.projectPage.related,
      projects: others.slice(0, RELATED_PROJECTS).map((other) => projectCard(other, photos)),
    },
    closing: withPhoto(content.projectPage.closing, photos),
  };
}

export async function getBlogPage() {
  const { content, photos } = await getSite();
  const { articleClosing: _, ...page } = content.blog;
  return {
    ...page,
    posts: content.posts.map((post) => postCard(post, photos)),
    newsletter: {
      ...page.newsletter,
      endpoint: content.settings.newsletter.endpoint,
      email: content.business.email,
    },
    closing: withPhoto(content.blog.closing, photos),
  };
}

export async function getArticlePage(id: string) {
  const { content, photos } = await getSite();
  const index = content.posts.findIndex((candidate) => String(candidate.id) === id);
  const post = content.posts[index];
  if (!post) return undefined;
  return {
    post: { ...postCard(post, photos), updated: post.updated, body: photos.richText(post.body) },
    older: postLink(content.posts[index + 1]),
    newer: postLink(content.posts[index - 1]),
    city: content.business.city,
    closing: withPhoto(content.blog.articleClosing, photos),
  };
}

export async function getLegalPage(name: keyof typeof LEGAL_FILES) {
  const { content, photos } = await getSite();
  const page = content.legal[name];
  return { ...page, body: photos.richText(page.body) };
}

function projectCard(project: Content["projects"][number], photos: PhotoLibrary) {
  const { id, slug, title, seoTitle, city, staging, category, location, summary } = project;
  return {
    id,
    slug,
    title,
    seoTitle,
    city,
    staging,
    category,
    summary,
    path: projectPath(project),
    formattedLocation: project.formattedLocation ?? formatLocation(location),
    image: photos.photo(project.image),
  };
}

function postCard(post: Content["posts"][number], photos: PhotoLibrary) {
  const { id, title, excerpt, category, author, date, photo } = post;
  return {
    id,
    title,
    excerpt,
    category,
    author,
    date,
    readTime: post.readTime ?? DEFAULT_READ_TIME,
    tags: post.tags ?? DEFAULT_TAGS,
    photo: photos.photo(photo),
  };
}

function postLink(post: Content["posts"][number] | undefined) {
  return post && { id: post.id, title: post.title };
}

function contactOf({ phone, email }: Content["business"]) {
  return { phone, email };
}

function addressOf({ street, city, region, postalCode, hours }: Content["business"]) {
  return { street, city, region, postalCode, hours };
}

function withPhoto<Part extends { photo: string }>(part: Part, photos: PhotoLibrary) {
  return { ...part, photo: photos.photo(part.photo) };
}
