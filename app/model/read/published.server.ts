import { postPath, projectPath, servicePath } from "#app/lib/paths.ts";
import type { Business } from "#app/model/schema/business.ts";
import type { Content } from "#app/model/schema/content.ts";
import { isSample } from "./content-folder.server.ts";

type Entry = { draft?: boolean; date?: string };

/** Why an entry is not for visitors yet; the sample never waits, so that no clock changes it. */
export function whyHidden({ draft, date = "" }: Entry, business: Business | undefined) {
  if (draft) return "is a draft";
  return date > todayAt(business?.timeZone) && !isSample() ? `waits for ${date}` : undefined;
}

/** The day as the business counts it, wherever the site is built. */
export function todayAt(timeZone?: string): string {
  return new Date().toLocaleDateString("sv", { timeZone });
}

export function published(content: Content): Content {
  const isOut = (entry: Entry) => !whyHidden(entry, content.business);
  const posts = content.posts.filter(isOut);
  return {
    ...content,
    projects: content.projects.filter(isOut),
    servicePages: content.servicePages.filter(isOut),
    posts,
    blog: posts.length > 0 ? content.blog : undefined,
  };
}

export function hiddenPaths(content: Partial<Content>): Map<string, string> {
  const { projects = [], posts = [], servicePages = [], business } = content;
  const hidden = new Map<string, string>();
  const look = (path: string, entry: Entry) => {
    const why = whyHidden(entry, business);
    if (why) hidden.set(path, why);
  };
  for (const project of projects) look(projectPath(project), project);
  for (const post of posts) look(postPath(post.id), post);
  for (const page of servicePages) look(servicePath(page.slug), page);
  return hidden;
}
