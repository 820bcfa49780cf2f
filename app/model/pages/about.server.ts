import { getSite } from "#app/model/read/site.server.ts";
import { withPhoto } from "./parts/photos.server.ts";

export async function getAboutPage() {
  const { content, photos } = await getSite();
  const { hero, story, closing, ...page } = content.about;
  return {
    ...page,
    hero: withPhoto(hero, photos),
    story: withPhoto(story, photos),
    closing: withPhoto(closing, photos),
  };
}

export type AboutPage = Awaited<ReturnType<typeof getAboutPage>>;
