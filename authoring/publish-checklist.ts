import { ANALYTICS_PROVIDERS } from "#app/config/analytics.ts";
import { LEGAL_PAGES } from "#app/config/pages.ts";
import { pluralize } from "#app/lib/text/format.ts";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { getHiddenReason, getToday } from "#app/model/load/filter-published.server.ts";
import { listCities } from "#app/model/queries/parts/links.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { FormService } from "#app/model/schema/settings.ts";
import { findRedirect } from "#app/redirects.ts";
import { getPhotoWarnings } from "./photo-warnings.ts";
import { findRemovedPages } from "./removed-pages.ts";
import { findSampleLeftovers, readContentLines } from "./sample-leftovers.ts";

/** In small letters, "todo" is a Spanish word. */
const PLACEHOLDER_TEXT =
  /(?<=^|[:"'-] *)[Tt]o be written(?! \w)\.?|\b(TODO|TBD|FIXME)\b|[Ll]orem ipsum/;
const PLACEHOLDER_DOMAIN =
  /(\.|\/\/)(example|test|invalid|localhost)$|(\.|\/\/)example\.(com|net|org)$/;
const EXAMPLE = /\byour-(\w+)|\bexample\.(com|net|org)\b|\.example\b/i;
const DASHBOARD =
  /\/\/(dashboard|my)\.|(formspree\.io|docs\.google\.com)\/forms\/|\/(dashboard|login)(\/|$)|\/(dev|edit)$|^https:\/\/[^/]+\/?$/i;

const LAST_BUILD = "build/client/sitemap.xml";

/** Required items keep the site from being published; both lists are in the order to do them. */
export type PublishChecklist = { required: string[]; recommended: string[] };

export async function getPublishChecklist(
  content: Content,
  folder: string,
): Promise<PublishChecklist> {
  const { business, settings, projects, theme } = content;
  const { inquiries, newsletter, editor, analytics, notice, booking = "" } = settings;
  const { closed = [] } = business;
  const isSample = folder === SAMPLE_FOLDER;
  const legal = content.customPages.filter(({ slug }) => LEGAL_PAGES.has(slug));
  const repo = editor?.backend.repo ?? "";
  return {
    required: compact(
      isSample && "this is the sample. Run npm run setup to write your own content/.",
      ...(await findPlaceholderText(folder)),
      ...projects
        .filter(({ photos, draft }) => photos.length === 0 && !draft)
        .map(({ slug }) => `projects/${slug}.yml: has no photo. Add one, or draft: true.`),
      ...(isSample ? [] : await findSampleLeftovers(content, folder)),
      ...legal
        .filter(({ draft }) => draft)
        .map(({ slug }) => `pages/${slug}.md: is a draft. Read it, then remove draft: true.`),
      !inquiries.endpoint &&
        !inquiries.phoneOnly &&
        "settings.yml, inquiries: without an endpoint you never get the messages. Set one, or phoneOnly: true for no form.",
      content.blog?.newsletter &&
        !newsletter.endpoint &&
        "settings.yml, newsletter: without an endpoint you never get the addresses. Set one, or take newsletter out of pages/blog.yml.",
      ...findServiceProblems("inquiries", inquiries, business.website),
      ...findServiceProblems("newsletter", newsletter, business.website),
      EXAMPLE.test(repo) &&
        `settings.yml, editor: ${repo} is an example. Write your own repository.`,
      EXAMPLE.test(booking) &&
        `settings.yml, booking: ${booking} is an example. Write your own address.`,
      analytics &&
        EXAMPLE.test(analytics.id) &&
        `settings.yml, analytics: ${analytics.id} is an example. Write your own id.`,
      analytics &&
        !JSON.stringify(legal).includes(ANALYTICS_PROVIDERS[analytics.name].title) &&
        "pages/privacy-policy.md: doesn't say who counts visits. Add {{visits}}.",
      ...legal
        .filter(({ body }) => inquiries.texts && !/\bSTOP\b/.test(JSON.stringify(body)))
        .map(({ slug }) => `pages/${slug}.md: doesn't say how you text. Add {{texts}}.`),
      PLACEHOLDER_DOMAIN.test(business.website) &&
        `business.yml, website: ${business.website} is a placeholder. Write your own address.`,
    ),
    recommended: compact(
      settings.comingSoon &&
        "settings.yml, comingSoon: visitors see one page alone. Switch it off once nothing is left above.",
      projects.length === 0 &&
        "no project yet. Add one in the editor at /admin, or copy one of sample/projects.",
      projects.length > 0 &&
        content.gallery.length === 0 &&
        "the home page has no photo gallery. Copy sample/gallery.yml, and gallery in sample/pages/home.yml.",
      ...content.warnings,
      ...(await getPhotoWarnings(content, folder)),
      ...(await findRemovedPages(content, LAST_BUILD)),
      ...findIncompleteCities(content),
      !business.rating && "business.yml: has no rating. Ask your first clients for a review.",
      notice &&
        notice.to < getToday(business.timeZone) &&
        `settings.yml, notice: hasn't shown since ${notice.to}. Remove it, or give it new days.`,
      ...closed
        .filter(({ from, to = from }) => to < getToday(business.timeZone))
        .map(
          ({ name }) => `business.yml, closed: ${name} is over. Remove it, or give it new days.`,
        ),
      !theme && "theme.yml: is missing, so the site has the sample's colors.",
      ...findScheduledEntries(content),
      business.website.startsWith("http://") &&
        `business.yml, website: ${business.website} begins with http://, but hosts serve the site with https://. Write that.`,
      ...content.redirects
        .filter(({ from, to }) => findRedirect(from) === to)
        .map(({ from, to }) => `redirects.yml: ${from} leads to ${to} on every site. Remove it.`),
    ),
  };
}

export function printPublishChecklist({ required, recommended }: PublishChecklist): boolean {
  const print = (heading: string, lines: string[]) => {
    if (lines.length > 0) console.log([`\n${heading}`, ...lines].join("\n- "));
  };
  print("Before you publish, in this order:", required);
  print("Recommended (can wait):", recommended);
  return required.length === 0;
}

const compact = (...items: (string | false | undefined)[]) =>
  items.filter((item) => typeof item === "string");

function findServiceProblems(form: string, service: FormService, website: string): string[] {
  const { endpoint = "", fields = [] } = service;
  const where = `settings.yml, ${form}`;
  const hasKey = fields.some(({ name }) => name === "access_key");
  // Netlify accepts forms at the address of the site itself.
  const isDashboard = DASHBOARD.test(endpoint) && !endpoint.startsWith(website);
  return compact(
    EXAMPLE.test(endpoint) && `${where}: ${endpoint} is an example. Use your own form's endpoint.`,
    isDashboard && `${where}: ${endpoint} is your form's dashboard. Use its endpoint URL.`,
    /\bweb3forms\b/.test(endpoint) &&
      !hasKey &&
      `${where}: Web3Forms needs its access_key under fields`,
    ...fields
      .filter(({ value }) => EXAMPLE.test(value))
      .map(({ name, value }) => `${where}: ${name} is still "${value}"`),
  );
}

function findScheduledEntries({
  projects,
  posts,
  servicePages,
  customPages,
  business,
}: Content): string[] {
  const dated = posts.filter((post) => !post.draft && getHiddenReason(post, business));
  const days = dated.map(({ date }) => date);
  const optional = customPages.filter(({ slug }) => !LEGAL_PAGES.has(slug));
  const drafts = [...projects, ...posts, ...servicePages, ...optional].filter(({ draft }) => draft);
  return [
    ...[...new Set(days)].map((day) => {
      const count = days.filter((other) => other === day).length;
      return `${pluralize(count, "article")} ${count === 1 ? "is" : "are"} scheduled for ${day}`;
    }),
    ...drafts.map(({ slug }) => `${slug} is a draft. Only npm run dev shows it.`),
  ];
}

/** An owner without any city pages gets no advice about them. */
function findIncompleteCities({ cities, projects, photos, testimonials }: Content): string[] {
  if (cities.length === 0) return [];
  const paired = new Set(photos.map(({ beforeOf }) => beforeOf));
  const written = new Set(cities.map(({ city }) => city));
  const without = listCities(projects).filter((city) => !written.has(city));
  return [
    ...without.map((city) => `cities.yml: ${city} has projects, but no page. Add its entry.`),
    ...cities.flatMap(({ city, faqs }) => {
      const inCity = projects.filter((project) => project.city === city);
      const shown = inCity.flatMap((project) => project.photos);
      const lacks = compact(
        !inCity.some(({ result }) => result) && "a result in one of its projects",
        !shown.some(({ file }) => paired.has(file)) && "a before/after pair",
        !testimonials.some((item) => item.city === city) && "a testimonial",
        !faqs && "questions",
      );
      return compact(lacks.length > 0 && `cities.yml: ${city} lacks ${lacks.join(" and ")}`);
    }),
  ];
}

async function findPlaceholderText(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const [file, lines] of await readContentLines(folder))
    for (const [index, line] of lines.entries()) {
      const [words] = line.match(PLACEHOLDER_TEXT) ?? [];
      if (!words || line.trimStart().startsWith("#")) continue;
      const above = lines.slice(0, index + 1);
      const field = above.flatMap((each) => each.match(/^[\s-]*(\w+):/)?.[1] ?? []).at(-1);
      const isBody = above.lastIndexOf("---") > 0;
      found.push(`${file}, line ${index + 1}, ${isBody ? "text" : field}: still says "${words}"`);
    }
  return found;
}
