import type { ContentProblems } from "#app/model/read/problems.ts";
import type { Content } from "#app/model/schema/content.ts";

/** What stands in a list of its own needs the words of the section that shows it. */
export function checkSections(content: Partial<Content>, problems: ContentProblems) {
  const { home, statistics = [], gallery = [], testimonials = [], posts = [] } = content;
  if (home) {
    const needs = (section: "statistics" | "gallery" | "testimonials", entries: unknown[]) => {
      if (entries.length > 0 && !home[section])
        problems.add("pages/home.yml", section, `is missing, but ${section}.yml has entries`);
    };
    needs("statistics", statistics);
    needs("gallery", gallery);
    needs("testimonials", testimonials);
  }
  const voice = content.contact?.testimonial;
  if (voice && content.testimonials && !testimonials.some(({ id }) => id === voice))
    problems.add("pages/contact.yml", "testimonial", `${voice} is no id in testimonials.yml`);
  if (posts.length > 0 && "blog" in content && !content.blog)
    problems.add("pages/blog.yml", "", "the file is missing, but there are articles");
}
