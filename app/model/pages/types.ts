import type * as queries from "./queries.server.ts";

type Result<Query extends (...args: never[]) => Promise<unknown>> = NonNullable<
  Awaited<ReturnType<Query>>
>;

export type Shell = Result<typeof queries.getShell>;
export type HomePage = Result<typeof queries.getHomePage>;
export type AboutPage = Result<typeof queries.getAboutPage>;
export type FaqPage = Result<typeof queries.getFaqPage>;
export type ContactPage = Result<typeof queries.getContactPage>;
export type PortfolioPage = Result<typeof queries.getPortfolioPage>;
export type ProjectPage = Result<typeof queries.getProjectPage>;
export type BlogPage = Result<typeof queries.getBlogPage>;
export type ArticlePage = Result<typeof queries.getArticlePage>;

export type Closing = HomePage["closing"];
export type Faq = FaqPage["faqs"][number];
export type ProjectCard = PortfolioPage["projects"][number];
export type Project = ProjectPage["project"];
export type PostCard = BlogPage["posts"][number];

export type SitemapPage = { url: string; lastModified?: string; images: string[] };
