import { getSite } from "#app/model/read/site.server.ts";
import { withPhotos } from "./parts/photos.server.ts";

export async function getAboutPage() {
  const { content, photos } = await getSite();
  return withPhotos(content.about, photos);
}

export type AboutPage = Awaited<ReturnType<typeof getAboutPage>>;
