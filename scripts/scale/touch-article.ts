import { appendFile, readdir } from "node:fs/promises";
import { join } from "node:path";

/** What an owner does most: one more sentence in one article. */
export async function touchPost(folder: string) {
  const posts = join(folder, "content/posts");
  const [first = ""] = (await readdir(posts)).sort();
  await appendFile(join(posts, first), "\nOne sentence more.\n");
}
