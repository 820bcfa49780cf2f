import { missingPageMeta } from "#app/seo/missing-page-meta.ts";

export const projectNotFoundMeta = (matches: Parameters<typeof missingPageMeta>[0]) =>
  missingPageMeta(matches, {
    type: "Home Staging",
    detail: "Project Not Found",
    description: "The project you're looking for doesn't seem to exist. See the whole portfolio.",
  });
