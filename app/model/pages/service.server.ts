import { MAX_PROJECTS } from "#app/config/limits.ts";
import { STAGINGS } from "#app/config/stagings.ts";
import { filteredPath, servicePath } from "#app/lib/paths.ts";
import { getSite } from "#app/model/read/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { asking } from "./parts/contact.server.ts";
import { faqEntry } from "./parts/faq-entry.server.ts";
import { citiesOf } from "./parts/filters.ts";
import { cityLink, serviceLink } from "./parts/links.ts";
import { pairOf, withPhotos } from "./parts/photos.server.ts";
import { projectCard } from "./parts/project-card.server.ts";
import { linkedText } from "./parts/rich-text.server.ts";

type ServicePageContent = Content["servicePages"][number];

export async function getServicePage(slug: string) {
  const site = await getSite();
  const { content, photos } = site;
  const page = content.servicePages.find((candidate) => candidate.slug === slug);
  if (!page) return undefined;
  const { title, seo, answer, body, staging, category, faqs = [] } = page;
  const projects = projectsOf(content, page);
  const ask = asking(content, staging ?? slug);
  // The estimator counts rooms that are furnished, so it has no answer for advice or photos.
  const estimate = staging || category ? ask.estimate : undefined;
  const { closing } = content.home;
  return {
    title,
    seo,
    answer: linkedText(answer, site),
    path: servicePath(slug),
    photo: photos.photo(page.photo),
    asking: { ...ask, estimate },
    body: linkedText(body, site),
    staged: {
      name: staging ? STAGINGS[staging].plural : `${category} homes`,
      projects: projects.slice(0, MAX_PROJECTS).map((project) => projectCard(project, photos)),
      links: projectLinks(content, page),
    },
    beforeAfter: {
      ...content.projectPage.beforeAfter,
      pairs: pairOf(page.beforeAfter, content, photos),
    },
    faqs: content.faqs
      .filter(({ question }) => faqs.includes(question))
      .map((faq) => faqEntry(faq, site)),
    others: content.servicePages
      .filter((other) => other !== page)
      .map(serviceLink)
      .map(({ title, path }) => ({ name: title, path })),
    cities: content.business.serviceArea.map((city) => cityLink(content, city)),
    closing: withPhotos({ ...closing, button: { ...closing.button, to: ask.form.to } }, photos),
  };
}

export type ServicePage = NonNullable<Awaited<ReturnType<typeof getServicePage>>>;

function projectLinks(content: Content, page: ServicePageContent) {
  const { staging } = page;
  const cities = citiesOf(projectsOf(content, page)).map((city) => cityLink(content, city));
  return [
    ...(staging
      ? [{ label: `See all ${STAGINGS[staging].plural}`, to: filteredPath({ staging }) }]
      : []),
    ...cities.flatMap(({ name, path }) =>
      path ? [{ label: `Home staging in ${name}`, to: path }] : [],
    ),
  ];
}

function projectsOf({ projects }: Content, { staging, category }: ServicePageContent) {
  return projects.filter((project) =>
    staging ? project.staging === staging : category && project.category === category,
  );
}
