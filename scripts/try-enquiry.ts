/** Sends a marked test enquiry to the configured form service and says what came of it. */
import { getSite } from "#app/model/read/site.server.ts";
import { tryEnquiry } from "#desk/try-enquiry.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const { settings, business } = (await getSite()).content;
  const { counts, lines } = await tryEnquiry(settings.enquiries, business.website);
  for (const line of lines) console.log(line);
  if (!counts) process.exitCode = 1;
});
