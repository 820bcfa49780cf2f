import { Refusal } from "#app/lib/refusal.ts";
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { Interview } from "#desk/new/interview.ts";
import { newCity, newFaq, newRedirect, newTestimonial } from "#desk/new/list-makers.ts";
import { newPost, newProject, newService } from "#desk/new/page-makers.ts";
import { Shelf } from "#desk/new/shelf.ts";
import { runCommand } from "#scripts/support/run-command.ts";
import { openTerminal } from "#scripts/support/terminal.ts";

const MAKERS = {
  project: newProject,
  post: newPost,
  faq: newFaq,
  testimonial: newTestimonial,
  service: newService,
  city: newCity,
  redirect: newRedirect,
};

await runCommand(async () => {
  const kind = process.argv[2] ?? "";
  if (!Object.hasOwn(MAKERS, kind))
    throw new Refusal(`Say what is new: npm run new -- ${Object.keys(MAKERS).join(" | ")}`);
  const make = MAKERS[kind as keyof typeof MAKERS];
  const folder = contentFolder();
  const today = new Date().toLocaleDateString("sv");

  const terminal = openTerminal();
  const { tell } = terminal;
  tell("Enter takes what stands in [brackets]; Ctrl+C stops without writing the entry.\n");
  const { file, advice } = await make(new Shelf(folder), new Interview(terminal), today);
  terminal.close();
  if (!file) throw new Refusal(advice.join("\n"));

  tell(`Written: ${folder}/${file}. Next:`);
  for (const line of advice) tell(`- ${line}`);
  await loadContent(folder);
  tell("\nThe content is in order.");
});
