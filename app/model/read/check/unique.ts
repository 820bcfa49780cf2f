import { slugify } from "#app/lib/text/slugify.ts";
import type { ContentProblems } from "#app/model/read/problems.ts";
import type { Content } from "#app/model/schema/content.ts";

/** No two entries may have one number, one address or one picture. */
export function checkUnique(content: Partial<Content>, problems: ContentProblems) {
  const lists = [
    { file: "gallery.yml", field: "id", values: content.gallery?.map((item) => item.id) },
    { file: "testimonials.yml", field: "id", values: content.testimonials?.map((item) => item.id) },
    {
      file: "faqs.yml",
      field: "question",
      values: content.faqs?.map((faq) => slugify(faq.question)),
    },
    { file: "photos.yml", field: "file", values: content.photos?.map((photo) => photo.file) },
    { file: "cities.yml", field: "city", values: content.cities?.map(({ city }) => slugify(city)) },
    { file: "redirects.yml", field: "from", values: content.redirects?.map(({ from }) => from) },
  ];
  for (const { file, field, values = [] } of lists) checkList(file, field, values, problems);
  for (const kind of ["projects", "posts"] as const) {
    const seen = new Map<number, string>();
    for (const { id, slug } of content[kind] ?? []) {
      const file = `${kind}/${slug}.${kind === "posts" ? "md" : "yml"}`;
      if (seen.has(id)) problems.add(file, "id", `${id} is also the id of ${seen.get(id)}`);
      else seen.set(id, slug);
    }
  }
}

function checkList(
  file: string,
  field: string,
  values: (string | number)[],
  problems: ContentProblems,
) {
  const seen = new Map<string | number, number>();
  values.forEach((value, index) => {
    const first = seen.get(value);
    if (first === undefined) seen.set(value, index);
    else problems.add(file, `item ${index + 1}, ${field}`, `"${value}" is also item ${first + 1}`);
  });
}
