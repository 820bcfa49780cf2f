/** Tells the owner in English what is wrong with content/, or that all is well. */
import { ContentError } from "#app/model/content-problems.ts";
import { loadContent } from "#app/model/load.server.ts";

try {
  const { projects, posts, faqs, photos } = await loadContent("content");
  console.log(
    `The content is in order: ${projects.length} projects, ${posts.length} articles, ` +
      `${faqs.length} questions, ${photos.length} pictures.`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
