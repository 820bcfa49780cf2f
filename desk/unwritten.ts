import type { Content } from "#app/model/schema/content.ts";
import { CONTENT_FILES, LEGAL_FILES } from "#app/model/schema/content-files.ts";

/** What `npm run new` and `npm run adopt` put where only the owner knows the words. */
export const TO_BE_WRITTEN = "To be written.";

/** Files that would be published with a placeholder still in them. */
export function unwritten(content: Content): string[] {
  const files: [file: string, data: unknown][] = [
    ...Object.entries(CONTENT_FILES).map(([name, { file }]): [string, unknown] => [
      file,
      content[name as keyof typeof CONTENT_FILES],
    ]),
    ...Object.entries(LEGAL_FILES).map(([name, file]): [string, unknown] => [
      file,
      content.legal[name as keyof typeof LEGAL_FILES],
    ]),
    ...content.projects.map((entry): [string, unknown] => [`projects/${entry.slug}.yml`, entry]),
    ...content.posts.map((entry): [string, unknown] => [`posts/${entry.slug}.md`, entry]),
  ];
  return files
    .filter(([, data]) => JSON.stringify(data ?? null).includes(TO_BE_WRITTEN))
    .map(([file]) => file);
}
