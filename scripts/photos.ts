/** Makes the responsive pictures of every master in content/photos; what is there already stays. */
import { preparePhotos } from "./photos/prepare-photos.ts";

const { made, kept, removed } = await preparePhotos({
  masters: "content/photos",
  output: "public/uploads",
});
console.log(`Pictures: ${made} made, ${kept} kept, ${removed} removed.`);
