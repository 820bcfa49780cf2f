/** Sends a marked test enquiry to the configured form service and says what came of it. */
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { ContentError } from "#app/model/read/content-problems.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { tryEnquiry } from "#desk/try-enquiry.ts";

try {
  const { settings, business } = await loadContent(contentFolder());
  const website = process.env.SITE_ORIGIN ?? business.website;
  const { counts, lines } = await tryEnquiry(settings.enquiries, website);
  for (const line of lines) console.log(line);
  if (!counts) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
