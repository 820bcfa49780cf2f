import type { ContentProblems } from "#app/model/read/problems.ts";
import type { Content } from "#app/model/schema/content.ts";

/** Questions and pictures that a service page names are there, and one kind has one page. */
export function checkServicePages(content: Partial<Content>, problems: ContentProblems) {
  const { servicePages = [], faqs, photos } = content;
  const questions = new Set(faqs?.map(({ question }) => question));
  const paired = new Set(photos?.map(({ beforeOf }) => beforeOf));
  const byStaging = new Map<string, string>();
  for (const page of servicePages) {
    const file = `services/${page.slug}.md`;
    page.faqs?.forEach((question, position) => {
      if (faqs && !questions.has(question))
        problems.add(file, `faq ${position + 1}`, `"${question}" is not a question of faqs.yml`);
    });
    if (photos && page.beforeAfter && !paired.has(page.beforeAfter))
      problems.add(
        file,
        "beforeAfter",
        `photos.yml has no picture with beforeOf: ${page.beforeAfter}`,
      );
    if (page.staging && page.category)
      problems.add(file, "category", "stays out where staging is given");
    if (!page.staging) continue;
    const twin = byStaging.get(page.staging);
    if (twin) problems.add(file, "staging", `${page.staging} is also the staging of ${twin}`);
    else byStaging.set(page.staging, page.slug);
  }
}
