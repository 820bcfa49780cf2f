/** Tells the owner in English what is wrong with the content, or that all is well. */
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { ContentError } from "#app/model/read/content-problems.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { TO_BE_WRITTEN, unwritten } from "#desk/unwritten.ts";

try {
  const content = await loadContent(contentFolder());
  const { projects, posts, faqs, photos } = content;
  console.log(
    `The content is in order: ${projects.length} projects, ${posts.length} articles, ` +
      `${faqs.length} questions, ${photos.length} pictures.`,
  );
  for (const file of unwritten(content))
    console.log(`Before you publish: ${file} still says "${TO_BE_WRITTEN}"`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
