/** Makes the responsive pictures of every master of the content folder; what is there already stays. */
import { join } from "node:path";
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { preparePhotos } from "./photos/prepare-photos.ts";

const { made, kept, removed } = await preparePhotos({
  masters: join(contentFolder(), "photos"),
  output: "public/uploads",
});
console.log(`Pictures: ${made} made, ${kept} kept, ${removed} removed.`);
