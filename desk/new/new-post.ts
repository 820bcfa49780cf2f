import { slugify } from "#app/lib/text/slugify.ts";
import { post } from "#app/model/schema/post.ts";
import { TO_BE_WRITTEN } from "#desk/unwritten.ts";
import { freeTitle, type Maker, nextId } from "./maker.ts";
import { NO_PHOTOS, pickPhotos } from "./pick-photos.ts";
import { writeYaml } from "./write-yaml.ts";

export const newPost: Maker = async (shelf, interview, today) => {
  const ask = post.shape;
  if ((await shelf.freePhotos()).length === 0) return { advice: [NO_PHOTOS] };

  const posts = await shelf.entries("posts");
  const id = nextId(posts);
  const fileOf = (title: string) => `posts/${id}-${slugify(title)}.md`;
  const title = await freeTitle(shelf, interview, "Title of the article", fileOf);
  const latest = posts.find((entry) => entry.id === id - 1);
  const fields = {
    id,
    title,
    excerpt: await interview.required("Two sentences for the list", ask.excerpt),
    category: await interview.required("Category, e.g. Staging Tips", ask.category),
    author: await interview.required("Who wrote it", ask.author, latest?.author),
    date: await interview.required("Day of publication", ask.date, today),
    photo: (await pickPhotos(shelf, interview, "one"))[0],
  };

  const file = fileOf(title);
  await shelf.put(file, `---\n${writeYaml(fields)}---\n\n${TO_BE_WRITTEN}\n`);
  return { file, advice: [`Replace "${TO_BE_WRITTEN}" below the second --- by the article.`] };
};
