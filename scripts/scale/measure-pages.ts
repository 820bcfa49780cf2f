import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { LIST_PATHS, PATHS } from "#app/config/paths.ts";
import { postPath, projectPath } from "#app/lib/paths.ts";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { fileOfPage } from "#hosting/site-rules.ts";

/** Bytes of what every size has, as brotli sends them. */
export async function measurePages(client: string): Promise<Record<string, number>> {
  const { projects, posts } = await loadContent(SAMPLE_FOLDER);
  const [project] = projects;
  const [post] = posts;
  if (!project || !post) throw new Error(`${SAMPLE_FOLDER} has no project or no article`);
  const files = {
    "home B": fileOfPage(PATHS.home),
    "project B": fileOfPage(projectPath(project)),
    "article B": fileOfPage(postPath(post.id)),
    "portfolio B": fileOfPage(PATHS.portfolio),
    "blog B": fileOfPage(PATHS.blog),
    "faq B": fileOfPage(PATHS.faq),
    "contact B": fileOfPage(PATHS.contact),
    "feed B": "feed.xml",
    "sitemap B": "sitemap.xml",
    "paths B": "portfolio/paths.json",
    "projects B": LIST_PATHS.projects.slice(1),
    "articles B": LIST_PATHS.posts.slice(1),
  };
  const sizes: Record<string, number> = {};
  for (const [name, file] of Object.entries(files))
    sizes[name] = brotliCompressSync(await readFile(join(client, file))).length;
  return sizes;
}
