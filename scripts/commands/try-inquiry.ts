import { getSite } from "#app/model/read/site.server.ts";
import { tryInquiry } from "#desk/try-inquiry.ts";
import { runCommand } from "#scripts/support/run-command.ts";

await runCommand(async () => {
  const { settings, business } = (await getSite()).content;
  const { counts, lines } = await tryInquiry(settings.inquiries, business.website);
  for (const line of lines) console.log(line);
  if (!counts) process.exitCode = 1;
});
