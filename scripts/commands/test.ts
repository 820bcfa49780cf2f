/** `npm test`; with --all what publishing the product adds. Both test the sample, whatever content/ says. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";

const isAll = process.argv.includes("--all");
const env = { ...process.env, CONTENT_FOLDER: SAMPLE_FOLDER };

const built = run("npm run build");
const tools = run(`node scripts/support/ensure-test-tools.ts ${isAll ? "--all" : ""}`);
const read = ["npm run check-content", "npm run lint", "npm run types"];
const unit = "vitest run --project unit";
const files = "vitest run --project built";
const hosts = `vitest run --project hosts ${isAll ? "" : '-t "npm start"'}`;

// Each lane keeps one core busy.
const passed = await Promise.all(
  isAll
    ? [
        inTurn(built, unit, files, ...read, tools, hosts),
        inTurn(tools, built, "vitest run --project take-over"),
      ]
    : [inTurn(built, unit, hosts), inTurn(tools, ...read, built, files)],
);
if (passed.includes(false)) process.exit(1);

const fewer = '--project=desktop --project=phone --project=site --grep-invert "@all|hosts/"';
const browsers = `playwright test ${isAll ? "" : fewer}`;
const [status] = await once(spawn(browsers, { shell: true, stdio: "inherit", env }), "exit");
process.exitCode = status;

async function inTurn(...commands: (string | Promise<boolean>)[]): Promise<boolean> {
  for (const command of commands)
    if (!(await (typeof command === "string" ? run(command) : command))) return false;
  return true;
}

async function run(command: string): Promise<boolean> {
  console.log(`${command} ...`);
  const stdio = ["ignore", "pipe", "inherit"] as const;
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: [...stdio], env });
  const [[status], said] = await Promise.all([once(child, "exit"), text(child.stdout ?? [])]);
  process.stdout.write(said);
  return status === 0;
}
