import type { Site } from "#app/model/read/site.server.ts";

export function getAboutPage({ content: { about }, photos }: Site) {
  const { hero, story, timeline, closing } = about;
  return {
    ...about,
    hero: photos.framed(hero, "aboutHero"),
    story: {
      ...photos.framed(story, "aboutUpright"),
      people: story.people?.map((person) => photos.framed(person, "aboutPerson")),
      photos: story.photos?.map((part) => photos.framed(part, "aboutWide")),
    },
    timeline: timeline && {
      ...timeline,
      items: timeline.items.map((item) => photos.framed(item, "milestone")),
    },
    closing: photos.framed(closing, "closing"),
  };
}

export type AboutPage = ReturnType<typeof getAboutPage>;
