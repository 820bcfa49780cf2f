import type { Site } from "#app/model/load/site.server.ts";

export function getAboutPage({ content: { about }, photos }: Site) {
  const { hero, story, timeline, closing } = about;
  return {
    ...about,
    hero: photos.resolvePhoto(hero, "aboutHero"),
    story: {
      ...photos.resolvePhoto(story, "aboutUpright"),
      people: story.people?.map((person) => photos.resolvePhoto(person, "aboutPerson")),
      photos: story.photos?.map((part) => photos.resolvePhoto(part, "aboutWide")),
    },
    timeline: timeline && {
      ...timeline,
      items: timeline.items.map((item) => photos.resolvePhoto(item, "milestone")),
    },
    closing: photos.resolvePhoto(closing, "closing"),
  };
}

export type AboutPage = ReturnType<typeof getAboutPage>;
